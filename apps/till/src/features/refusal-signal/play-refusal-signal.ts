import { hasHabit } from "#device/habits.ts";

const seconds = 0.12;
const hertz = 220;
/** Audible beside the kitchen, but not at the next table. */
const loudness = 0.2;
const vibrationMs = [40, 40, 40];

let audio: AudioContext | null = null;

/** A short low tone and two vibrations for a user who is looking elsewhere, unless this device is set to be quiet. */
export function playRefusalSignal(): void {
  // Browsers let a page sound and vibrate only after a user gesture, and before one no user waits for feedback. Firefox
  // before 120 does not report gestures, and blocks the sound itself.
  if ("userActivation" in navigator && !navigator.userActivation.hasBeenActive) return;
  if (!hasHabit("no-vibration") && "vibrate" in navigator) navigator.vibrate(vibrationMs);
  if (!hasHabit("no-sound")) void playTone();
}

async function playTone(): Promise<void> {
  audio ??= new AudioContext();
  if (audio.state === "suspended") await audio.resume();
  const tone = new OscillatorNode(audio, { type: "triangle", frequency: hertz });
  const volume = new GainNode(audio, { gain: loudness });
  volume.gain.setTargetAtTime(0, audio.currentTime + seconds / 2, seconds / 6);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + seconds);
}
