import { useEffect } from "react";

/** Escape leaves a screen as its Cancel does, wherever the focus is; a dialog above it takes its own. */
export function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event;
      const isDialogOpen = document.querySelector("dialog[open]") !== null;
      if (key !== "Escape" || defaultPrevented || isDialogOpen || isSearching(target)) return;
      // The same press would close the dialog that it opens.
      event.preventDefault();
      onEscape();
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [onEscape]);
}

/** There it clears what was typed first. */
function isSearching(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === "search" && target.value !== "";
}
