import type { Session } from "#api/session.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { Button } from "#ui/button.tsx";
import { ComandaMark, MenuIcon } from "#ui/icons.tsx";

import { locationOf } from "../order/index.ts";
import styles from "./office-bar.module.css";

type OfficeBarProps = {
  readonly session: Session;
  readonly onOpenMenu: () => void;
  readonly onLeave: () => void;
};

/** The venue's name and the way back to the till. */
export function OfficeBar({ session, onOpenMenu, onLeave }: OfficeBarProps) {
  const office = useOfficeMessages();
  return (
    <header className={styles["bar"]}>
      <div className={styles["menu"]}>
        <Button kind="quiet" aria-label={office.openNavigation} onClick={onOpenMenu}>
          <MenuIcon />
        </Button>
      </div>
      <div className={styles["mark"]}>
        <ComandaMark size={32} />
      </div>
      <p className={styles["title"]}>
        {office.title}
        <span className={styles["venue"]}>{locationOf(session).name}</span>
      </p>
      <Button kind="plain" onClick={onLeave}>
        {office.backToTill}
      </Button>
    </header>
  );
}
