import type { StaffReply } from "@comanda/contract/staff-record";
import { compareNames } from "@comanda/domain/text/compare-names";
import { Link } from "wouter";

import type { Session } from "#api/session.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { staffName } from "#records/to-staff.ts";
import { useRecords } from "#records/use-records.ts";

import styles from "./sessions-screen.module.css";

/** Who is signed in to work at which sale point, whether or not they log in to a till themselves. */
export function HereList({ session }: { readonly session: Session }) {
  const { frontPage: texts } = useOfficeMessages();
  const staff = useRecords((records) => records.staff);
  const { location } = session.user;
  const here = [...staff.values()].filter((one) => !one.isDeleted && one.location === location);
  const places = session.stations
    .map(({ id, name }) => ({ id, name, staff: here.filter(({ station }) => station === id) }))
    .filter((place) => place.staff.length > 0);
  return (
    <p className={styles["here"]}>
      <Link href="/staffs-in">{texts.here}</Link>
      {places.length === 0 && <span>{texts.none}</span>}
      {places.map((place) => (
        <span key={place.id}>
          <strong>{place.name}</strong> {namesOf(place.staff)}
        </span>
      ))}
    </p>
  );
}

function namesOf(staff: readonly StaffReply[]): string {
  return staff.map(staffName).toSorted(compareNames).join(", ");
}
