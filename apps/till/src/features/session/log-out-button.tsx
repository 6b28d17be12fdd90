import { useState } from "react";
import type { Session } from "#api/session.ts";
import { useMessages } from "#language/use-language.ts";
import { useOutbox } from "#records/outbox-link.ts";
import { Button } from "#ui/button.tsx";
import { LogOutIcon } from "#ui/later-icons.tsx";
import { leave } from "#ui/unsaved.tsx";
import styles from "./log-out-button.module.css";
import { signOut } from "./sign-out.ts";

type LogOutButtonProps = {
  readonly session: Session;
  /** Shows only the icon on a narrow screen; screen readers still get the label. */
  readonly isCompact?: boolean;
  /** Replaces the confirmation, if a question was asked before. */
  readonly onAsked?: () => void;
};

export function LogOutButton({ session, isCompact = false, onAsked }: LogOutButtonProps) {
  const { logOut } = useMessages();
  const [isLeaving, setIsLeaving] = useState(false);
  const end = () => {
    setIsLeaving(true);
    void signOut(session);
  };
  const handleClick = () => {
    if (isLeaving) return;
    const isAsking = leave(() => {
      if (useOutbox.getState().holdLeaving?.(end) ?? false) onAsked?.();
      else end();
    });
    if (isAsking) onAsked?.();
  };
  return (
    <Button kind="quiet" isBusy={isLeaving} onClick={handleClick}>
      <LogOutIcon />
      <span className={isCompact ? styles["compact"] : undefined}>{logOut}</span>
    </Button>
  );
}
