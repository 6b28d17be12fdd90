import { useEffect, useSyncExternalStore } from "react";

import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

type Unsaved = {
  /** Whether a form on this screen has unsaved changes. */
  readonly isThere: boolean;
  /** The navigation that waits for the user's answer. */
  readonly wanted: (() => void) | null;
};

const nothing: Unsaved = { isThere: false, wanted: null };
const listeners = new Set<() => void>();
let current = nothing;

/** Navigates at once, or after `LeaveUnsaved` has asked about unsaved changes. */
export function leave(go: () => void): void {
  if (current.isThere) change({ isThere: true, wanted: go });
  else go();
}

/** While a form has changes, leaving the screen asks first, and so does closing the page. */
export function useUnsaved(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    stay();
    const handleClose = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", handleClose);
    return () => {
      removeEventListener("beforeunload", handleClose);
      change(nothing);
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
  const { wanted } = useSyncExternalStore(listen, () => current);
  if (wanted === null) return null;
  const handleLeave = () => {
    change(nothing);
    wanted();
  };
  return (
    <Dialog
      title={texts.unsavedTitle}
      onClose={stay}
      actions={
        <>
          <Button kind="plain" onClick={handleLeave}>
            {texts.leave}
          </Button>
          <Button kind="next" onClick={stay}>
            {texts.stay}
          </Button>
        </>
      }
    >
      {texts.unsavedText}
    </Dialog>
  );
}

function stay(): void {
  change({ isThere: true, wanted: null });
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: Unsaved): void {
  current = next;
  for (const listener of listeners) listener();
}
