import type { ReactNode } from "react";

import { Dialog } from "#ui/dialog.tsx";

import { BankQrCode } from "./bank-qr-code.tsx";
import styles from "./bank-qr.module.css";

type BankQrDialogProps = {
  readonly title: string;
  /** What the code says. */
  readonly text: string;
  /** What guests compare with their bank's app, beside the code or above it. */
  readonly children: ReactNode;
  readonly actions: ReactNode;
  readonly onClose: () => void;
};

/** A QR code to be scanned from across the counter: as large as the screen allows, and never scrolled. */
export function BankQrDialog({ title, text, children, actions, onClose }: BankQrDialogProps) {
  return (
    <Dialog kind="wide" title={title} actions={actions} onClose={onClose}>
      <div className={styles["scan"]}>
        <div className={styles["facts"]}>{children}</div>
        <div className={styles["square"]}>
          <BankQrCode text={text} label={title} />
        </div>
      </div>
    </Dialog>
  );
}
