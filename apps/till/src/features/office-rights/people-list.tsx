import { rights as allRights } from "@comanda/domain/staff/list-rights";
import type { Right } from "@comanda/domain/staff/permission";
import type { ReactNode } from "react";

import { useOfficeMessages } from "#language/office-messages.tsx";

import { findPeople } from "./find-shown.ts";
import { GroupLink, PersonLinks } from "./links.tsx";
import type { House } from "./rights-screen.tsx";
import styles from "./rights-screen.module.css";

type PeopleListProps = { readonly house: House; readonly typed: string };

/** Each person with what they may do: through their group, and besides on their own. */
export function PeopleList({ house, typed }: PeopleListProps) {
  const { rights: texts } = useOfficeMessages();
  const shown = findPeople(house, typed, texts);
  if (shown.length === 0) return <output>{texts.noMatches}</output>;
  return (
    <ul className={styles["rows"]}>
      {shown.map(({ person, group, rights }) => (
        <li key={person.id} className={styles["row"]}>
          <div>
            <PersonLinks staff={[person]} />
            <p className={styles["hint"]}>
              {person.mayLogIn ? person.ref : `${person.ref} · ${texts.mayNotLogIn}`}
            </p>
          </div>
          <dl className={styles["facts"]}>
            {group !== undefined && (
              <Fact rights={rights.throughGroup}>
                <GroupLink group={group}>{texts.throughGroup(group.name)}</GroupLink>
              </Fact>
            )}
            {rights.alone.length > 0 && <Fact rights={rights.alone}>{texts.alone}</Fact>}
          </dl>
        </li>
      ))}
    </ul>
  );
}

type FactProps = {
  readonly rights: readonly Right[];
  readonly children: ReactNode;
};

function Fact({ rights, children }: FactProps) {
  const { rights: texts } = useOfficeMessages();
  const isAll = rights.length === allRights.length;
  const named =
    rights.length === 0 ? texts.onlyOrders : rights.map((one) => texts.names[one]).join(", ");
  return (
    <div>
      <dt>{children}</dt>
      <dd>{isAll ? texts.everything : named}</dd>
    </div>
  );
}
