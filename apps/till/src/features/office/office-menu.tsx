import { useOfficeMessages } from "#language/office-messages.tsx";
import { Button } from "#ui/button.tsx";

import { officeGroups, pathOf, type OfficeEntry } from "./office-entries.ts";
import styles from "./office-menu.module.css";

type OfficeMenuProps = {
  /** Those that the user may open. */
  readonly entries: readonly OfficeEntry[];
  readonly shown: OfficeEntry;
  readonly onGo: (path: string) => void;
};

export function OfficeMenu({ entries: all, shown, onGo }: OfficeMenuProps) {
  const office = useOfficeMessages();
  const groups = officeGroups
    .map((group) => ({ group, entries: all.filter((entry) => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <nav aria-label={office.navigation} className={styles["menu"]}>
      {groups.map(({ group, entries }) => (
        <section key={group} className={styles["group"]}>
          <h2 className={styles["name"]}>{office.groups[group]}</h2>
          {entries.map((entry) => (
            <Button
              key={entry.path}
              kind="quiet"
              aria-current={entry === shown ? "page" : undefined}
              onClick={() => onGo(pathOf(entry))}
            >
              {entry.label(office)}
            </Button>
          ))}
        </section>
      ))}
    </nav>
  );
}
