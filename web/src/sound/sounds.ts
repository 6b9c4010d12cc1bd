/** Short sounds made by the browser itself, off until the reader turns them on. */
import { writable } from 'svelte/store';
import { VOICES } from './voices';

export type Sound = 'roll' | 'settle' | 'cards' | 'coins' | 'mug' | 'turn' | 'fail';

const KEY = 'sound';

const kept = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    // Storage can be forbidden; it is then as quiet as by default.
    return false;
  }
};

/** Whether sounds are played; a store, kept on this device. */
export const enabled = writable(typeof localStorage === 'undefined' ? false : kept());

let on = false;
enabled.subscribe((value) => {
  on = value;
  if (typeof localStorage === 'undefined') return;
  try {
    localStorage.setItem(KEY, value ? 'on' : 'off');
  } catch {
    // The choice then lasts as long as the page.
  }
});

let context: AudioContext | undefined;

/** Plays one sound if sounds are on; before the reader's first gesture browsers allow none, and nothing happens. */
export function play(sound: Sound): void {
  if (!on || typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  const audio = context;
  const start = (): void => VOICES[sound](audio, audio.currentTime + 0.01);
  if (audio.state === 'running') start();
  else void audio.resume().then(start, () => undefined);
}
