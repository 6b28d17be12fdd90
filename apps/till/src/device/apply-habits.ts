export const storageKey = "comanda.device";

/** Called before the first screen, so that nothing moves afterwards. */
export function applyHabits(): void {
  document.documentElement.dataset["habits"] = localStorage.getItem(storageKey) ?? "";
}
