import type { ReactNode } from "react";

import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

type QuestionProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly no: string;
  readonly yes: string;
  readonly onNo: () => void;
  readonly onYes: () => void;
  /** Whether confirming is destructive, such as retiring a record. */
  readonly takesAway?: boolean;
  /** Whether the confirmed action is running. */
  readonly isBusy?: boolean;
};

/** Asks before an action that cannot be undone; Escape means no. */
export function Question({ title, children, no, yes, onNo, onYes, ...how }: QuestionProps) {
  const { takesAway = false, isBusy = false } = how;
  return (
    <Dialog
      title={title}
      onClose={() => {
        if (!isBusy) onNo();
      }}
      actions={
        <>
          <Button kind="plain" disabled={isBusy} onClick={onNo}>
            {no}
          </Button>
          <Button kind={takesAway ? "takes-away" : "next"} isBusy={isBusy} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
