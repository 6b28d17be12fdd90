type Listener = (event: PopStateEvent) => void;

let listener: Listener | null = null;

/**
 * Listens to the browser's Back and Forward. Called before the router listens: Chromium calls the listeners of the window
 * in the order in which they came, and whoever holds an address must be asked before the router follows.
 */
export function listenToSteps(): void {
  addEventListener("popstate", (event) => listener?.(event));
}

/** Only one form at a time holds its address. */
export function setStepListener(next: Listener | null): void {
  listener = next;
}
