import { useEffect } from "react";
import { create } from "zustand";

import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

type UnsavedState = {
  /** Whether a form on this screen has unsaved changes. */
  readonly hasChanges: boolean;
  /** The navigation that waits for the user's answer. */
  readonly pendingNavigation: (() => void) | null;
};

const noChanges: UnsavedState = { hasChanges: false, pendingNavigation: null };
const useUnsavedState = create<UnsavedState>(() => noChanges);
const { getState, setState } = useUnsavedState;

/** Navigates at once, or after `LeaveUnsaved` has asked about unsaved changes. */
export function leave(go: () => void): void {
  if (getState().hasChanges) setState({ pendingNavigation: go });
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
      setState(noChanges);
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
  const { pendingNavigation } = useUnsavedState();
  if (pendingNavigation === null) return null;
  const handleLeave = () => {
    setState(noChanges);
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
  setState({ hasChanges: true, pendingNavigation: null });
}
