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
  /** Whether yes takes something away, such as a thing out of use. */
  readonly takesAway?: boolean;
  /** While what was said yes to is being done. */
  readonly isBusy?: boolean;
};

/** Asks whether to go on; Escape is the same as no. What was said yes to cannot be taken back. */
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
