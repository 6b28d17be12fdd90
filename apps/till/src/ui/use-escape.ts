import { useEffect } from "react";

/** Escape acts as the screen's Cancel, wherever the focus is; a modal dialog handles its own. */
export function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event;
      const isDialogOpen = document.querySelector("dialog:modal") !== null;
      if (key !== "Escape" || defaultPrevented || isDialogOpen || isSearching(target)) return;
      // Otherwise the same press would close the dialog that it opens.
      event.preventDefault();
      onEscape();
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [onEscape]);
}

/** In a search field, Escape first clears the text. */
function isSearching(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === "search" && target.value !== "";
}
