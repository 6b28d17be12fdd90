/** Marks an element with `data-more` while it can be scrolled further down. Returns how to stop. */
export function markMoreBelow(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const look = () => {
    const { scrollTop, clientHeight, scrollHeight } = element;
    // A few pixels less than a line of text are its edge.
    element.toggleAttribute("data-more", scrollTop + clientHeight < scrollHeight - 4);
  };
  look();
  const resized = new ResizeObserver(look);
  resized.observe(element);
  const changed = new MutationObserver(look);
  changed.observe(element, { childList: true, characterData: true, subtree: true });
  element.addEventListener("scroll", look, { passive: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
    element.removeEventListener("scroll", look);
  };
}
