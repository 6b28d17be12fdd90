import { useLocation } from "wouter";

import type { Session } from "#api/session.ts";
import { useMessages } from "#language/use-language.ts";
import { recordStore } from "#records/record-store.ts";
import { useRecords } from "#records/use-records.ts";
import { Breakable } from "#ui/breakable.tsx";
import { Button } from "#ui/button.tsx";

import { LogOutButton } from "../session/index.ts";
import { entriesForUser, isEntryOfPath, type MenuEntry } from "./menu-entries.ts";
import styles from "./side-menu.module.css";
import { useOpenEntry } from "./use-open-entry.ts";

type SideMenuProps = {
  readonly session: Session;
  /** Called after every press, to close the menu where it covers the screen. */
  readonly onGo: () => void;
};

/** All of the till's functions, at the same place on every screen. */
export function SideMenu({ session, onGo }: SideMenuProps) {
  const messages = useMessages();
  const [path] = useLocation();
  const go = useOpenEntry();
  // The open shift and day decide which of their entries are shown.
  const entries = useEntries(session);
  const handlePress = (entry: MenuEntry) => {
    go(entry);
    // A refusal is shown on the screen, which the opened menu would cover.
    onGo();
  };
  return (
    <nav aria-label={messages.order.menuTitle} className={styles["menu"]}>
      {entries.map((entry) => (
        <Button
          key={`${entry.path} ${entry.action}`}
          kind="plain"
          aria-current={isEntryOfPath(entry, path) ? "page" : undefined}
          onClick={() => handlePress(entry)}
        >
          <span>
            <Breakable>{entry.label(messages)}</Breakable>
          </span>
        </Button>
      ))}
      <LogOutButton session={session} onAsked={onGo} />
    </nav>
  );
}

function useEntries(session: Session): readonly MenuEntry[] {
  useRecords((records) => records.workDay);
  useRecords((records) => records.shift);
  return entriesForUser(session, recordStore.getState().records);
}
