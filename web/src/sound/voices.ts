import type { Sound } from './sounds';

/** Writes a sound's notes into the audio graph, from the time `at` on. */
type Voice = (audio: AudioContext, at: number) => void;

const VOLUME = 0.22;

const out = (audio: AudioContext, at: number, attack: number, decay: number, level: number): GainNode => {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(level * VOLUME, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + attack + decay);
  gain.connect(audio.destination);
  return gain;
};

/** A pure tone, gliding to `to` while it dies away. */
const tone = (audio: AudioContext, at: number, from: number, to: number, decay: number, level: number, type: OscillatorType = 'sine'): void => {
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + decay);
  source.connect(out(audio, at, 0.003, decay, level));
  source.start(at);
  source.stop(at + decay + 0.05);
};

/** A breath of noise round `pitch`: paper, or the knock of wood. */
const hiss = (audio: AudioContext, at: number, pitch: number, q: number, attack: number, decay: number, level: number): void => {
  const length = Math.ceil((attack + decay) * audio.sampleRate);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  band.Q.value = q;
  source.connect(band).connect(out(audio, at, attack, decay, level));
  source.start(at);
};

/** Wood on wood: a dull body and a short click. */
const knock = (audio: AudioContext, at: number, pitch: number, level: number): void => {
  tone(audio, at, pitch, pitch * 0.72, 0.09, level);
  tone(audio, at, pitch * 2.76, pitch * 2.3, 0.035, level * 0.4);
  hiss(audio, at, pitch * 5, 1.2, 0.001, 0.025, level * 0.8);
};

export const VOICES: Record<Sound, Voice> = {
  // Knocks that grow rarer and softer, as the barrels do that come to rest.
  roll: (audio, at) => {
    let when = 0.05;
    for (let i = 0; when < 0.8; i++) {
      knock(audio, at + when, 150 + Math.random() * 140, 0.9 * (1 - when * 0.8));
      when += 0.028 + i * 0.0065 + Math.random() * 0.03;
    }
  },
  settle: (audio, at) => knock(audio, at, 175, 0.7),
  card: (audio, at) => {
    hiss(audio, at, 3200, 0.7, 0.03, 0.09, 0.5);
    hiss(audio, at + 0.11, 2100, 0.8, 0.008, 0.06, 0.6);
  },
  coin: (audio, at) => {
    for (const [i, pitch] of [2350, 3140, 2790].entries()) {
      tone(audio, at + i * 0.07, pitch, pitch * 0.995, 0.22, 0.22);
      tone(audio, at + i * 0.07, pitch * 1.51, pitch * 1.5, 0.12, 0.12);
    }
  },
  mug: (audio, at) => {
    knock(audio, at, 120, 0.9);
    tone(audio, at + 0.005, 1480, 1465, 0.3, 0.16);
    tone(audio, at + 0.005, 2210, 2190, 0.18, 0.08);
    hiss(audio, at + 0.05, 5200, 0.6, 0.08, 0.5, 0.1);
  },
  turn: (audio, at) => {
    tone(audio, at, 587, 586, 0.35, 0.5, 'triangle');
    tone(audio, at + 0.13, 880, 878, 0.5, 0.45, 'triangle');
  },
  fail: (audio, at) => {
    tone(audio, at, 262, 250, 0.25, 0.4, 'triangle');
    tone(audio, at + 0.18, 196, 165, 0.5, 0.45, 'triangle');
  },
};
