import { hasHabit } from "#device/habits.ts";

const seconds = 0.12;
const hertz = 220;
/** Heard beside the kitchen, and not by the guests at the next table. */
const loudness = 0.2;
const vibrationMs = [40, 40, 40];

let audio: AudioContext | null = null;

/** A short low tone and two knocks for a hand whose eyes are elsewhere, unless this device keeps quiet. */
export function alertHand(): void {
  // Browsers let a page be heard and felt once somebody has touched it; before, no hand waits for an answer.
  // Firefox before 120 does not say whether somebody has, and stays still by itself.
  if ("userActivation" in navigator && !navigator.userActivation.hasBeenActive) return;
  if (!hasHabit("no-vibration") && "vibrate" in navigator) navigator.vibrate(vibrationMs);
  if (!hasHabit("no-sound")) void sound();
}

async function sound(): Promise<void> {
  audio ??= new AudioContext();
  if (audio.state === "suspended") await audio.resume();
  const tone = new OscillatorNode(audio, { type: "triangle", frequency: hertz });
  const volume = new GainNode(audio, { gain: loudness });
  volume.gain.setTargetAtTime(0, audio.currentTime + seconds / 2, seconds / 6);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + seconds);
}
