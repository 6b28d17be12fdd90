import { useLocation } from "wouter";

import type { Session } from "#api/session.ts";
import { useMessages } from "#language/use-language.ts";
import { isHeldBack } from "#records/outbox-link.ts";
import { recordStore } from "#records/record-store.ts";
import { useRecords } from "#records/use-records.ts";
import { Breakable } from "#ui/breakable.tsx";
import { Button } from "#ui/button.tsx";

import { sayRefusal } from "../notice/index.ts";
import { LogOutButton } from "../session/index.ts";
import { isEntryOf, menuEntries, refusalOf, type MenuEntry } from "./menu-entries.ts";
import styles from "./side-menu.module.css";

type SideMenuProps = { readonly session: Session; readonly onGo: () => void };

/** Everything that a till does, on every screen at the same place. */
export function SideMenu({ session, onGo }: SideMenuProps) {
  const messages = useMessages();
  const [path, navigate] = useLocation();
  // What is open says which of the entries for shifts and days there are.
  const entries = useEntries();
  const handlePress = (entry: MenuEntry) => {
    const isShown = isEntryOf(entry, path);
    const refusal = isShown ? null : refusalOf(entry, session);
    if (refusal !== null) {
      sayRefusal(refusal);
      return;
    }
    if (!isShown && entry.waitsFor !== undefined && isHeldBack(entry.waitsFor())) return;
    // The button of the screen that is shown goes back to the order.
    navigate(isShown ? "/order" : (entry.pathNow?.() ?? entry.path));
    onGo();
  };
  return (
    <nav aria-label={messages.order.menuTitle} className={styles["menu"]}>
      {entries.map((entry) => (
        <Button
          key={entry.path}
          kind="plain"
          aria-current={isEntryOf(entry, path) ? "page" : undefined}
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

function useEntries(): readonly MenuEntry[] {
  useRecords((records) => records.workDay);
  useRecords((records) => records.shift);
  const { records } = recordStore.getState();
  return menuEntries.filter(({ isFor }) => isFor?.(records) ?? true);
}
