const storageKey = "comanda.device";

/** What a device does otherwise than a new one: as words of the document, where styles find them. */
export type Habit = "left-hand" | "no-sound" | "no-vibration" | "no-motion";

/** Before the first screen, so that nothing moves afterwards. */
export function startHabits(): void {
  document.documentElement.dataset["habits"] = localStorage.getItem(storageKey) ?? "";
}

export function hasHabit(habit: Habit): boolean {
  return habitsNow().has(habit);
}

/** Kept on this device, whoever signs in. */
export function setHabit(habit: Habit, isOn: boolean): void {
  const habits = habitsNow();
  if (isOn) habits.add(habit);
  else habits.delete(habit);
  localStorage.setItem(storageKey, [...habits].join(" "));
  startHabits();
}

function habitsNow(): Set<string> {
  return new Set((document.documentElement.dataset["habits"] ?? "").split(" ").filter(Boolean));
}
