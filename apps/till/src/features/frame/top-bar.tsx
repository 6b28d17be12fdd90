import type { Session } from "#api/session.ts";
import { useMessages } from "#language/use-language.ts";
import { useRecordState } from "#records/use-records.ts";
import { Button } from "#ui/button.tsx";
import { ComandaMark, MenuIcon } from "#ui/icons.tsx";

import { PapersBadge } from "../papers/index.ts";
import { OrderDetails } from "./order-details.tsx";
import styles from "./top-bar.module.css";
import { UserAndStation } from "./user-and-station.tsx";

type TopBarProps = { readonly session: Session; readonly onOpenMenu: () => void };

/** The current order, the user and station, and the connection to the server. */
export function TopBar({ session, onOpenMenu }: TopBarProps) {
  const { order } = useMessages();
  const connection = useRecordState((state) => state.connection);
  return (
    <header className={styles["bar"]}>
      <div className={styles["menu"]}>
        <Button kind="quiet" aria-label={order.menuTitle} onClick={onOpenMenu}>
          <MenuIcon />
        </Button>
      </div>
      <div className={styles["mark"]}>
        <ComandaMark size={32} />
      </div>
      <OrderDetails />
      <UserAndStation session={session} />
      <PapersBadge />
      <output className={styles["connection"]} data-state={connection}>
        <span className={styles["dot"]} aria-hidden="true" />
        <span className={styles["words"]}>{order.connection[connection]}</span>
      </output>
    </header>
  );
}
