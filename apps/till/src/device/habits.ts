import { applyHabits, storageKey } from "./apply-habits.ts";

/** Settings of this device that differ from the default, exposed as a data attribute of the document for the styles. */
export type Habit =
  | "floor-first"
  | "left-hand"
  | "pinned-pad"
  | "no-sound"
  | "no-vibration"
  | "no-motion";

export function hasHabit(habit: Habit): boolean {
  return readHabits().has(habit);
}

/** Stored on this device, for every user. */
export function setHabit(habit: Habit, isOn: boolean): void {
  const habits = readHabits();
  if (isOn) habits.add(habit);
  else habits.delete(habit);
  localStorage.setItem(storageKey, [...habits].join(" "));
  applyHabits();
}

function readHabits(): Set<string> {
  return new Set((document.documentElement.dataset["habits"] ?? "").split(" ").filter(Boolean));
}
