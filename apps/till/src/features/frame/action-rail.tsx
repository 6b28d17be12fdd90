import { useLocation } from "wouter";

import type { Session } from "#api/session.ts";
import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";
import { Icon, MenuIcon } from "#ui/icons.tsx";

import styles from "./action-rail.module.css";
import { isEntryOfPath } from "./entries-for-user.ts";
import { firstEntries } from "./first-entries.ts";
import { frequentActions } from "./frequent-actions.ts";
import { useEntries } from "./use-entries.ts";
import { useOpenEntry } from "./use-open-entry.ts";

type ActionRailProps = { readonly session: Session; readonly onOpenMenu: () => void };

/** The frequent actions, one touch away on every screen; all others are behind the last button. */
export function ActionRail({ session, onOpenMenu }: ActionRailProps) {
  const messages = useMessages();
  const [path] = useLocation();
  const open = useOpenEntry();
  const entries = useEntries(firstEntries, session);
  return (
    <nav aria-label={messages.order.railTitle} className={styles["rail"]}>
      {entries.map((entry) => {
        const action = frequentActions.get(entry.path);
        if (action === undefined) return null;
        const { symbol, label = entry.label } = action;
        return (
          <Button
            key={entry.path}
            kind="plain"
            aria-current={isEntryOfPath(entry, path) ? "page" : undefined}
            onClick={() => open(entry)}
          >
            <Icon>
              <path d={symbol} />
            </Icon>
            <span>{label(messages)}</span>
          </Button>
        );
      })}
      <Button kind="plain" aria-haspopup="dialog" onClick={onOpenMenu}>
        <MenuIcon />
        <span>{messages.order.menuTitle}</span>
      </Button>
    </nav>
  );
}
