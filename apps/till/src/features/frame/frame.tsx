import { useState, type ComponentType, type ReactNode } from "react";
import { useLocation } from "wouter";

import type { Session } from "#api/session.ts";
import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";
import { useRecordState } from "#records/use-records.ts";
import { ComandaMark, MenuIcon } from "#ui/icons.tsx";
import { staffName } from "#records/to-staff.ts";

import { PapersBadge } from "../papers/index.ts";
import { ActionRail } from "./action-rail.tsx";
import styles from "./frame.module.css";
import { OrderDetails } from "./order-details.tsx";

export type MenuProps = { readonly session: Session; readonly onClose: () => void };

type FrameProps = {
  readonly session: Session;
  /** Shown above every screen. */
  readonly strip: ReactNode;
  /** The menu of all actions. */
  readonly Menu: ComponentType<MenuProps>;
  readonly children: ReactNode;
};

/** The frame around every screen: the top bar, and the frequent actions at the side or the lower edge. */
export function Frame({ session, strip, Menu, children }: FrameProps) {
  const [path] = useLocation();
  // The menu belongs to the screen on which it was opened, since Back may lead to another one.
  const [menuOn, setMenuOn] = useState<string | null>(null);
  // Left with Back, it must not open by itself when that screen comes again.
  if (menuOn !== null && menuOn !== path) setMenuOn(null);
  const close = () => setMenuOn(null);
  return (
    <div className={styles["frame"]}>
      <TopBar session={session} onOpenMenu={() => setMenuOn(path)} />
      <main className={styles["main"]}>
        <div>{strip}</div>
        <div className={styles["screen"]}>{children}</div>
      </main>
      <div className={styles["side"]}>
        <ActionRail session={session} onOpenMenu={() => setMenuOn(path)} />
      </div>
      {menuOn === path && <Menu session={session} onClose={close} />}
    </div>
  );
}

type TopBarProps = { readonly session: Session; readonly onOpenMenu: () => void };

/** The current order, the user and station, and the connection to the server. */
function TopBar({ session, onOpenMenu }: TopBarProps) {
  const { order } = useMessages();
  const connection = useRecordState((state) => state.connection);
  return (
    <header className={styles["bar"]}>
      <div className={styles["menu"]}>
        <Button
          kind="quiet"
          aria-label={order.menuTitle}
          aria-haspopup="dialog"
          onClick={onOpenMenu}
        >
          <MenuIcon />
        </Button>
      </div>
      <div className={styles["mark"]}>
        <ComandaMark size={32} />
      </div>
      <OrderDetails session={session} />
      <UserAndStation session={session} />
      <PapersBadge />
      <output className={styles["connection"]} data-state={connection}>
        <span className={styles["dot"]} aria-hidden="true" />
        <span className={styles["words"]}>{order.connection[connection]}</span>
      </output>
    </header>
  );
}

/** The sale point and the user. */
function UserAndStation({ session }: { readonly session: Session }) {
  const { user, stations, locations } = session;
  const station = stations.find(({ id }) => id === user.station);
  const location = locations.find(({ id }) => id === user.location);
  return (
    <div className={styles["texts"]}>
      <p className={styles["who"]}>{staffName(user)}</p>
      <p className={styles["where"]}>
        {location?.name} - {station?.name}
      </p>
    </div>
  );
}
