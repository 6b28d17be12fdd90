import { useId, type ReactNode } from "react";

import { useOfficeMessages } from "#language/office-messages.tsx";

import { findRights } from "./find-shown.ts";
import { GroupLink, PersonLinks } from "./links.tsx";
import type { House } from "./rights-screen.tsx";
import styles from "./rights-screen.module.css";

type RightsListProps = { readonly house: House; readonly typed: string };

/** Each right with what it allows and who has it. */
export function RightsList({ house, typed }: RightsListProps) {
  const { rights: texts } = useOfficeMessages();
  const shown = findRights(house, typed, texts);
  if (shown.length === 0) return <output>{texts.noMatches}</output>;
  return (
    <div className={styles["sections"]}>
      {shown.map(({ name, rows }) => (
        <Section key={name} title={texts.groups[name]}>
          {rows.map(({ right, holders }) => (
            <li key={right} className={styles["row"]}>
              <div>
                <p className={styles["name"]}>{texts.names[right]}</p>
                <p className={styles["hint"]}>{texts.hints[right]}</p>
              </div>
              <Holders holders={holders} />
            </li>
          ))}
        </Section>
      ))}
    </div>
  );
}

type SectionProps = { readonly title: string; readonly children: ReactNode };

function Section({ title, children }: SectionProps) {
  const heading = useId();
  return (
    <section className={styles["section"]} aria-labelledby={heading}>
      <h2 id={heading} className={styles["title"]}>
        {title}
      </h2>
      <ul className={styles["rows"]}>{children}</ul>
    </section>
  );
}

type HoldersProps = {
  readonly holders: ReturnType<typeof findRights>[number]["rows"][number]["holders"];
};

function Holders({ holders: { groups, alone } }: HoldersProps) {
  const { rights: texts } = useOfficeMessages();
  if (groups.length + alone.length === 0) return <p className={styles["hint"]}>{texts.nobody}</p>;
  return (
    <dl className={styles["facts"]}>
      {groups.map(({ group, members }) => (
        <div key={group.id}>
          <dt>
            <GroupLink group={group}>{texts.throughGroup(group.name)}</GroupLink>
          </dt>
          <dd>
            <PersonLinks staff={members} />
          </dd>
        </div>
      ))}
      {alone.length > 0 && (
        <div>
          <dt>{texts.alone}</dt>
          <dd>
            <PersonLinks staff={alone} />
          </dd>
        </div>
      )}
    </dl>
  );
}
