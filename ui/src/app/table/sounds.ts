/** Five short sounds, made on the spot; silent until switched on in the settings. */
import { settings } from "../settings.svelte";

export type Sound = "move" | "roll" | "damage" | "destroyed" | "time";

/** Frequencies in Hz one after the other, how long each lasts in s, and the wave. */
const NOTES: Record<Sound, [number[], number, OscillatorType]> = {
  move: [[523, 784], 0.09, "sine"],
  roll: [[220, 330, 260, 390], 0.05, "triangle"],
  damage: [[160, 110], 0.09, "sawtooth"],
  destroyed: [[130, 98, 65], 0.16, "sawtooth"],
  time: [[880, 880], 0.12, "square"],
};
let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.now.sound) return;
  context ??= new AudioContext();
  const [notes, lasts, wave] = NOTES[sound];
  for (const [place, hertz] of notes.entries()) {
    const begins = context.currentTime + place * lasts;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = wave;
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.07, begins);
    volume.gain.exponentialRampToValueAtTime(0.001, begins + lasts);
    tone.connect(volume).connect(context.destination);
    tone.start(begins);
    tone.stop(begins + lasts);
  }
}
