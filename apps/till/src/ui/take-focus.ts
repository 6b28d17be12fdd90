/**
 * Moves the focus into a sheet and bars what lies below and around it. The returned function gives the focus back to
 * what had opened the sheet.
 */
export function takeFocus(sheet: HTMLElement, opener: Element | null): () => void {
  const barred = partsBelow(sheet);
  for (const part of barred) {
    part.inert = true;
    // For screen readers that do not know inert elements.
    part.setAttribute("aria-hidden", "true");
  }
  if (!sheet.contains(document.activeElement)) sheet.focus();
  return () => {
    for (const part of barred) {
      part.inert = false;
      part.removeAttribute("aria-hidden");
    }
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  };
}

/**
 * Each part of the screen below by itself, so that a question that the screen opens meanwhile can be answered. What is
 * said above all screens is not barred.
 */
function partsBelow(sheet: HTMLElement): readonly HTMLElement[] {
  const main = sheet.closest("main");
  const around = siblingsOf(main);
  const below = siblingsOf(sheet).flatMap(({ children }) => [...children]);
  return [...around, ...below].filter((part) => part instanceof HTMLElement);
}

function siblingsOf(element: Element | null): readonly Element[] {
  return [...(element?.parentElement?.children ?? [])].filter((child) => child !== element);
}

/** Shows an element for as long as it takes to move away, while what lay below it can be pressed already. */
export function leaveMoving(element: HTMLElement, leaving: string): void {
  const ghost = element.cloneNode(true);
  const place = element.parentElement?.parentElement ?? null;
  if (!(ghost instanceof HTMLElement) || place === null) return;
  ghost.inert = true;
  ghost.setAttribute("aria-hidden", "true");
  ghost.dataset["leaving"] = "";
  ghost.classList.add(leaving);
  place.append(ghost);
  const remove = () => ghost.remove();
  // A motion is cancelled if what holds it is hidden meanwhile, and would begin again when that is shown.
  void Promise.resolve(ghost.getAnimations()[0]?.finished).then(remove, remove);
}
