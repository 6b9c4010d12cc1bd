/** Short sounds made by the browser itself, off until the reader turns them on. */
import { writable } from 'svelte/store';
import { VOICES } from './voices';

export type Sound = 'roll' | 'settle' | 'card' | 'coin' | 'mug' | 'turn' | 'fail';

/** Whether sounds are played; the settings of the reader's device set it. */
export const enabled = writable(false);

let on = false;
enabled.subscribe((value) => (on = value));

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
