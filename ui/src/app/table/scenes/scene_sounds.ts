/** Sounds of the scenes, made on the spot: their times follow the pace, their pitch does not. */
import { settings } from "../../settings.svelte";
import type { Heard } from "./beat";

/** A wave or filtered noise, from one pitch to another in Hz, its length in ms, how loud, and when it begins in ms. */
type Note = readonly [wave: OscillatorType | "noise", from: number, to: number, length: number, loud: number, at?: number];

const NOTES: Readonly<Record<Heard, readonly Note[]>> = {
  activation: [["sine", 330, 330, 90, 0.06]],
  dial: [
    ["triangle", 392, 392, 90, 0.08],
    ["triangle", 523, 523, 90, 0.08, 90],
  ],
  token: [["triangle", 660, 520, 110, 0.08]],
  speed: [["sine", 180, 260, 160, 0.07]],
  move: [
    ["noise", 180, 320, 350, 0.16],
    ["noise", 320, 140, 350, 0.16, 350],
  ],
  ram: [
    ["sine", 70, 40, 300, 0.35],
    ["noise", 500, 120, 400, 0.4],
  ],
  placed: [["triangle", 300, 420, 80, 0.07]],
  squadron: [["noise", 900, 1400, 300, 0.05]],
  obstacle: [["noise", 300, 90, 350, 0.3]],
  station: [["sine", 330, 440, 300, 0.08]],
  arc: [["sine", 220, 330, 250, 0.05]],
  struck: [["noise", 1200, 900, 60, 0.2]],
  flak: [0, 40, 80, 120].map((at) => ["sawtooth", 1400, 700, 50, 0.05, at] as const),
  fighters: [
    ["sawtooth", 1500, 800, 60, 0.05, 60],
    ["sawtooth", 1500, 800, 60, 0.05, 150],
  ],
  roll: [["noise", 2600, 1500, 50, 0.22]],
  add: [
    ["triangle", 660, 880, 120, 0.08],
    ["noise", 2500, 1600, 50, 0.2, 420],
  ],
  reroll: [
    ["noise", 2400, 1600, 50, 0.22, 120],
    ["noise", 2400, 1400, 60, 0.25, 420],
  ],
  cancel: [["square", 160, 160, 60, 0.05]],
  lock: [
    ["square", 190, 190, 40, 0.05],
    ["square", 140, 140, 60, 0.06, 60],
  ],
  flip: [["triangle", 520, 320, 140, 0.09]],
  brace: [["sine", 140, 90, 160, 0.25]],
  redirect: [["triangle", 520, 700, 160, 0.08]],
  scatter: [["noise", 3000, 2400, 200, 0.18]],
  contain: [["sine", 300, 240, 120, 0.1]],
  bolt: [
    ["sawtooth", 950, 170, 150, 0.08],
    ["sawtooth", 900, 160, 150, 0.08, 120],
  ],
  shield: [["sine", 540, 330, 320, 0.12]],
  hull: [
    ["noise", 500, 90, 500, 0.4],
    ["sine", 80, 42, 450, 0.3],
  ],
  card: [
    ["triangle", 392, 392, 140, 0.09],
    ["triangle", 311, 311, 300, 0.09, 150],
  ],
  squadronHit: [["sawtooth", 900, 300, 90, 0.07]],
  end: [["sine", 294, 294, 300, 0.05]],
  shipLost: [
    ["noise", 700, 40, 1400, 0.5],
    ["sine", 60, 28, 1200, 0.35],
  ],
  squadronLost: [["noise", 1200, 200, 260, 0.3]],
  repair: [["sine", 330, 495, 200, 0.08]],
  victory: [
    ["triangle", 784, 784, 80, 0.08],
    ["triangle", 1047, 1047, 140, 0.08, 80],
  ],
  effect: [["triangle", 440, 440, 80, 0.06]],
  round: [
    ["sine", 262, 262, 120, 0.07],
    ["sine", 330, 330, 120, 0.07, 130],
  ],
  status: [
    ["triangle", 520, 320, 140, 0.04],
    ["triangle", 520, 320, 140, 0.04, 120],
  ],
  dials: [["triangle", 200, 200, 40, 0.07]],
  first: [["triangle", 523, 523, 160, 0.08]],
  objective: [
    ["triangle", 392, 392, 140, 0.08],
    ["triangle", 523, 523, 180, 0.08, 150],
  ],
  deploy: [["noise", 300, 120, 300, 0.16]],
  won: [262, 330, 392].map((pitch) => ["sine", pitch, pitch, 900, 0.08] as const),
  lost: [262, 311, 392].map((pitch) => ["sine", pitch, pitch, 900, 0.08] as const),
};

/** The most voices that sound at once; the oldest makes room for a new one. */
const VOICES = 6;
const VOLUME = 0.6;
const MAKES_ROOM = 0.03;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let voices: { gain: GainNode; ends: number }[] = [];

/** Once made, it is used again: a second of noise. */
function hiss(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate * 1.5, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return noise;
}

export function hear(sound: Heard, rate = 1): void {
  if (!settings.now.sound) return;
  context ??= new AudioContext();
  for (const note of NOTES[sound]) play(context, note, rate);
}

function play(audio: AudioContext, [wave, from, to, length, loud, at = 0]: Note, rate: number): void {
  const begins = audio.currentTime + at / 1000 / (rate || 1);
  const ends = begins + length / 1000;
  voices = voices.filter((voice) => voice.ends > audio.currentTime);
  if (voices.length >= VOICES) voices.shift()?.gain.gain.setTargetAtTime(0, audio.currentTime, MAKES_ROOM);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud * VOLUME, begins);
  gain.gain.exponentialRampToValueAtTime(0.0005, ends);
  gain.connect(audio.destination);
  voices.push({ gain, ends });
  const source = wave === "noise" ? filtered(audio, gain, from, to, begins, ends) : tone(audio, gain, wave, from, to, begins, ends);
  source.start(begins);
  source.stop(ends);
}

function tone(
  audio: AudioContext,
  gain: GainNode,
  wave: OscillatorType,
  from: number,
  to: number,
  begins: number,
  ends: number,
): OscillatorNode {
  const made = audio.createOscillator();
  made.type = wave;
  made.frequency.setValueAtTime(from, begins);
  made.frequency.exponentialRampToValueAtTime(to, ends);
  made.connect(gain);
  return made;
}

function filtered(audio: AudioContext, gain: GainNode, from: number, to: number, begins: number, ends: number): AudioBufferSourceNode {
  const made = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  made.buffer = hiss(audio);
  filter.frequency.setValueAtTime(from, begins);
  filter.frequency.exponentialRampToValueAtTime(to, ends);
  made.connect(filter).connect(gain);
  return made;
}
