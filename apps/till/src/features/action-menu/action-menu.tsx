import { useLocation } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import { Breakable } from "#ui/breakable.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icons.tsx";

import {
  isEntryOfPath,
  menuEntries,
  useEntries,
  useOpenEntry,
  type ActionGroup,
  type MenuEntry,
  type MenuProps,
} from "../frame/index.ts";
import { HelpButton } from "../help/index.ts";
import { LogOutButton } from "../session/index.ts";
import styles from "./action-menu.module.css";
import { symbolOf } from "./action-symbols.ts";

const groups: readonly ActionGroup[] = ["order", "bills", "guests", "cash", "people", "manage"];

/** All of the till's actions, grouped by what they are about. A press closes it, or it would cover a refusal. */
export function ActionMenu({ session, onClose }: MenuProps) {
  const { order } = useAllMessages();
  const entries = useEntries(menuEntries, session);
  return (
    <Dialog
      kind="wide"
      title={order.menuTitle}
      onClose={onClose}
      actions={
        <>
          <LogOutButton session={session} onAsked={onClose} />
          <HelpButton onPress={onClose} />
          <Button kind="plain" onClick={onClose}>
            {order.closeMenu}
          </Button>
        </>
      }
    >
      <nav aria-label={order.menuTitle} className={styles["menu"]}>
        {groups.map((group) => (
          <Group
            key={group}
            title={order.groups[group]}
            entries={entries.filter((entry) => entry.group === group)}
            onClose={onClose}
          />
        ))}
      </nav>
    </Dialog>
  );
}

type GroupProps = {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
  readonly onClose: () => void;
};

function Group({ title, entries, onClose }: GroupProps) {
  const messages = useAllMessages();
  const [path] = useLocation();
  const open = useOpenEntry();
  if (entries.length === 0) return null;
  const handlePress = (entry: MenuEntry) => {
    open(entry);
    onClose();
  };
  return (
    <section>
      <h3 className={styles["heading"]}>{title}</h3>
      <div className={styles["entries"]}>
        {entries.map((entry) => (
          <Button
            key={`${entry.path} ${entry.action}`}
            kind="plain"
            aria-current={isEntryOfPath(entry, path) ? "page" : undefined}
            data-takes-away={entry.action === "void-bill"}
            onClick={() => handlePress(entry)}
          >
            <Icon>
              <path d={symbolOf(entry)} />
            </Icon>
            <span>
              <Breakable>{entry.label(messages)}</Breakable>
            </span>
          </Button>
        ))}
      </div>
    </section>
  );
}
