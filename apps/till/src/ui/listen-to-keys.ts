/**
 * Listens to the keys before any control does. Returns how to stop. A browser that fills in a field by itself, and some
 * extensions, send an event of this name that has no key.
 */
export function listenToKeys(handle: (event: KeyboardEvent) => void): () => void {
  const handleEvent = (event: Event) => {
    if (event instanceof KeyboardEvent) handle(event);
  };
  addEventListener("keydown", handleEvent, { capture: true });
  return () => removeEventListener("keydown", handleEvent, { capture: true });
}
