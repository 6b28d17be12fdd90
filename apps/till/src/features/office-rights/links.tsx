import { Link } from "wouter";

import { staffName } from "#records/to-staff.ts";

import type { House } from "./rights-screen.tsx";
import styles from "./rights-screen.module.css";

type PersonLinksProps = { readonly staff: readonly House["staff"][number][] };

/** Each name leads to the form of the person. */
export function PersonLinks({ staff }: PersonLinksProps) {
  return (
    <ul className={styles["names"]}>
      {staff.map((person) => (
        <li key={person.id}>
          <Link href={`/office/staff/${person.id}`}>{staffName(person)}</Link>
        </li>
      ))}
    </ul>
  );
}

type GroupLinkProps = { readonly group: House["groups"][number]; readonly children: string };

/** Leads to the form of the group. */
export function GroupLink({ group, children }: GroupLinkProps) {
  return <Link href={`/office/staff-groups/${group.id}`}>{children}</Link>;
}
