import { useEffect, useEffectEvent } from "react";

import { listenToKeys } from "#ui/listen-to-keys.ts";

/** Where a question mark is text. */
const fields = "input, textarea, select, [contenteditable]";
/** A card reader ends what it types with a question mark, much faster than a person. */
const afterTypingMs = 500;

/** "?" on a keyboard opens the help, unless it is typed into a field. */
export function useHelpKey(onHelp: () => void): void {
  const handleHelp = useEffectEvent(onHelp);
  useEffect(() => {
    let typedAtMs = -afterTypingMs;
    const handleKey = (event: KeyboardEvent) => {
      const { key, target, timeStamp } = event;
      if (key.length !== 1) return;
      const isTyping = timeStamp - typedAtMs < afterTypingMs;
      typedAtMs = timeStamp;
      const isInField = target instanceof Element && target.matches(fields);
      const isBarred = document.querySelector("dialog:modal") !== null;
      if (key !== "?" || isTyping || isInField || isBarred) return;
      event.preventDefault();
      handleHelp();
    };
    return listenToKeys(handleKey);
  }, []);
}
