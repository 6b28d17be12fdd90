import type { Session } from "#api/session.ts";

import { staffName } from "#records/to-staff.ts";

import styles from "./user-and-station.module.css";

/** The sale point and the user. */
export function UserAndStation({ session }: { readonly session: Session }) {
  const { user, stations, locations } = session;
  const station = stations.find(({ id }) => id === user.station);
  const location = locations.find(({ id }) => id === user.location);
  return (
    <div className={styles["texts"]}>
      <p className={styles["who"]}>{staffName(user)}</p>
      <p className={styles["where"]}>
        {location?.name} - {station?.name}
      </p>
    </div>
  );
}
