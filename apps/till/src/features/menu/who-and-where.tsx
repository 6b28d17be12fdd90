import type { Session } from "#api/session.ts";
import { ComandaMark } from "#ui/icons.tsx";
import styles from "./who-and-where.module.css";

/** The sale point, and who sells at it. */
export function WhoAndWhere({ session }: { readonly session: Session }) {
  const { user, stations, locations } = session;
  const station = stations.find(({ id }) => id === user.station);
  const location = locations.find(({ id }) => id === user.location);
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <div className={styles["bar"]}>
      <ComandaMark size={40} />
      <div className={styles["texts"]}>
        <h1 className={styles["where"]}>
          {location?.name} - {station?.name}
        </h1>
        <p className={styles["who"]}>{name === "" ? user.username : name}</p>
      </div>
    </div>
  );
}
