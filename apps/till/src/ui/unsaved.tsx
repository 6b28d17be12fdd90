import { useEffect, useSyncExternalStore } from "react";

import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

type UnsavedState = {
  /** Whether a form on this screen has unsaved changes. */
  readonly hasChanges: boolean;
  /** The navigation that waits for the user's answer. */
  readonly pendingNavigation: (() => void) | null;
};

const noChanges: UnsavedState = { hasChanges: false, pendingNavigation: null };
const listeners = new Set<() => void>();
let current = noChanges;

/** Navigates at once, or after `LeaveUnsaved` has asked about unsaved changes. */
export function leave(go: () => void): void {
  if (current.hasChanges) setUnsavedState({ hasChanges: true, pendingNavigation: go });
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
  const { pendingNavigation } = useSyncExternalStore(subscribe, () => current);
  if (pendingNavigation === null) return null;
  const handleLeave = () => {
    setUnsavedState(noChanges);
    pendingNavigation();
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
  setUnsavedState({ hasChanges: true, pendingNavigation: null });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setUnsavedState(next: UnsavedState): void {
  current = next;
  for (const listener of listeners) listener();
}
