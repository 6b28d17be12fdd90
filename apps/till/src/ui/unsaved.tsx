import { useEffect, useSyncExternalStore } from "react";

import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

type UnsavedState = {
  /** Whether a form on this screen has unsaved changes. */
  readonly isThere: boolean;
  /** The navigation that waits for the user's answer. */
  readonly wanted: (() => void) | null;
};

const noChanges: UnsavedState = { isThere: false, wanted: null };
const listeners = new Set<() => void>();
let current = noChanges;

/** Navigates at once, or after `LeaveUnsaved` has asked about unsaved changes. */
export function leave(go: () => void): void {
  if (current.isThere) setUnsavedState({ isThere: true, wanted: go });
  else go();
}

/** While a form has changes, leaving the screen asks first, and so does closing the page. */
export function useUnsaved(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    cancelLeaving();
    const handleClose = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", handleClose);
    return () => {
      removeEventListener("beforeunload", handleClose);
      setUnsavedState(noChanges);
    };
  }, [isChanged]);
}

export type UnsavedTexts = {
  readonly unsavedTitle: string;
  readonly unsavedText: string;
  readonly leave: string;
  readonly stay: string;
};

/** Rendered once, around all forms. */
export function LeaveUnsaved({ texts }: { readonly texts: UnsavedTexts }) {
  const { wanted } = useSyncExternalStore(subscribe, () => current);
  if (wanted === null) return null;
  const handleLeave = () => {
    setUnsavedState(noChanges);
    wanted();
  };
  return (
    <Dialog
      title={texts.unsavedTitle}
      onClose={cancelLeaving}
      actions={
        <>
          <Button kind="plain" onClick={handleLeave}>
            {texts.leave}
          </Button>
          <Button kind="next" onClick={cancelLeaving}>
            {texts.stay}
          </Button>
        </>
      }
    >
      {texts.unsavedText}
    </Dialog>
  );
}

function cancelLeaving(): void {
  setUnsavedState({ isThere: true, wanted: null });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setUnsavedState(next: UnsavedState): void {
  current = next;
  for (const listener of listeners) listener();
}
