import { useState, type ReactNode } from "react";
import { useLocation } from "wouter";

import type { Session } from "#api/session.ts";
import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

import styles from "./frame.module.css";
import { SideMenu } from "./side-menu.tsx";
import { TopBar } from "./top-bar.tsx";

type FrameProps = {
  readonly session: Session;
  /** Shown above every screen. */
  readonly strip: ReactNode;
  readonly children: ReactNode;
};

/** The frame around every screen: the top bar, and the menu at the side or behind its button. */
export function Frame({ session, strip, children }: FrameProps) {
  const { order } = useMessages();
  const [path] = useLocation();
  // The menu belongs to the screen on which it was opened, since Back may lead to another one.
  const [menuOn, setMenuOn] = useState<string | null>(null);
  const close = () => setMenuOn(null);
  return (
    <div className={styles["frame"]}>
      <TopBar session={session} onOpenMenu={() => setMenuOn(path)} />
      <main className={styles["main"]}>
        <div>{strip}</div>
        <div className={styles["screen"]}>{children}</div>
      </main>
      <div className={styles["side"]}>
        <SideMenu session={session} onGo={close} />
      </div>
      {menuOn === path && (
        <Dialog
          kind="sheet"
          title={order.menuTitle}
          onClose={close}
          actions={
            <Button kind="plain" onClick={close}>
              {order.closeMenu}
            </Button>
          }
        >
          <SideMenu session={session} onGo={close} />
        </Dialog>
      )}
    </div>
  );
}
