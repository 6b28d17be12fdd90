import { useEffect } from "react";
import { create } from "zustand";

import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { holdAddress } from "./hold-address.ts";

type UnsavedState = {
  /** Whether a form on this screen has unsaved changes. */
  readonly hasChanges: boolean;
  /** Whether the changes are on their way to the server. */
  readonly isSaving: boolean;
  /** The navigation that waits until the changes are saved, or for the user's answer. */
  readonly pendingNavigation: (() => void) | null;
};

const noChanges: UnsavedState = { hasChanges: false, isSaving: false, pendingNavigation: null };
const useUnsavedState = create<UnsavedState>(() => noChanges);
const { getState, setState } = useUnsavedState;

/**
 * Navigates at once, when the changes are saved, or after `LeaveUnsaved` has asked about unsaved changes. Returns whether
 * it waits.
 */
export function leave(go: () => void): boolean {
  const { hasChanges } = getState();
  if (hasChanges) setState({ pendingNavigation: go });
  else go();
  return hasChanges;
}

/**
 * While a form has changes, leaving the screen asks first, and so do the browser's Back and closing the page, unless the
 * changes survive a reload. If they are being saved, leaving waits for that instead; if they are refused, the user stays
 * and sees why.
 */
export function useUnsaved(
  isChanged: boolean,
  isSaving: boolean,
  { survivesReload = false }: { readonly survivesReload?: boolean } = {},
): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    cancelLeaving();
    const handleClose = (event: BeforeUnloadEvent) => event.preventDefault();
    if (!survivesReload) addEventListener("beforeunload", handleClose);
    const endHold = holdAddress(() => getState().hasChanges, leave);
    return () => {
      endHold();
      removeEventListener("beforeunload", handleClose);
      const saved = getState();
      setState(noChanges);
      if (saved.isSaving) saved.pendingNavigation?.();
    };
  }, [isChanged, survivesReload]);
  // After the effect above, which must still see that the changes were being saved.
  useEffect(() => {
    if (!isSaving) return undefined;
    setState({ isSaving: true });
    return () => setState({ isSaving: false, pendingNavigation: null });
  }, [isSaving]);
}

type UnsavedTexts = {
  readonly title: string;
  readonly text: string;
  readonly leave: string;
  readonly stay: string;
};

/** Rendered once, around all forms. */
export function LeaveUnsaved({ texts }: { readonly texts: UnsavedTexts }) {
  const { isSaving, pendingNavigation } = useUnsavedState();
  if (isSaving || pendingNavigation === null) return null;
  const handleLeave = () => {
    setState(noChanges);
    pendingNavigation();
  };
  return (
    <Dialog
      title={texts.title}
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
      {texts.text}
    </Dialog>
  );
}

function cancelLeaving(): void {
  setState({ hasChanges: true, pendingNavigation: null });
}
