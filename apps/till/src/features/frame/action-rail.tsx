import type { ReactNode } from "react";
import { useLocation } from "wouter";

import type { Session } from "#api/session.ts";
import type { Messages } from "#language/english.ts";
import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";
import {
  BillsIcon,
  MenuIcon,
  MergeIcon,
  MoveIcon,
  PlusIcon,
  ListIcon,
  SplitIcon,
} from "#ui/icons.tsx";

import styles from "./action-rail.module.css";
import { isEntryOfPath } from "./entries-for-user.ts";
import { useEntries } from "./use-entries.ts";
import { useOpenEntry } from "./use-open-entry.ts";

type FrequentAction = {
  readonly Icon: () => ReactNode;
  /** A word where the entry has several. */
  readonly label?: (messages: Messages) => string;
};

/** What is pressed more than ten times an hour, in the order of its place. */
const frequent = new Map<string, FrequentAction>([
  ["/new-order", { Icon: PlusIcon }],
  ["/bills-open", { Icon: BillsIcon }],
  ["/change-order", { Icon: MoveIcon, label: ({ order }) => order.move }],
  ["/split-bill", { Icon: SplitIcon }],
  ["/merge-bill", { Icon: MergeIcon }],
  ["/bills-detail", { Icon: ListIcon }],
]);

type ActionRailProps = { readonly session: Session; readonly onOpenMenu: () => void };

/** The frequent actions, one touch away on every screen; all others are behind the last button. */
export function ActionRail({ session, onOpenMenu }: ActionRailProps) {
  const messages = useMessages();
  const [path] = useLocation();
  const open = useOpenEntry();
  const entries = useEntries(session);
  return (
    <nav aria-label={messages.order.railTitle} className={styles["rail"]}>
      {entries.map((entry) => {
        const action = frequent.get(entry.path);
        if (action === undefined) return null;
        const { Icon, label = entry.label } = action;
        return (
          <Button
            key={entry.path}
            kind="plain"
            aria-current={isEntryOfPath(entry, path) ? "page" : undefined}
            onClick={() => open(entry)}
          >
            <Icon />
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
