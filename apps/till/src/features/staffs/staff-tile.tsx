import type { Staff } from "@comanda/domain/staff/staff";

import { useMessages } from "#language/use-language.ts";
import { staffName } from "#records/to-staff.ts";
import { DoneIcon } from "#ui/icons.tsx";
import { useTap } from "#ui/use-tap.ts";

import { requireSession } from "../order/index.ts";
import styles from "./staff-tile.module.css";

type StaffTileProps = {
  readonly member: Staff;
  readonly isHere: boolean;
  readonly isChosen: boolean;
  readonly onPress: () => void;
};

export function StaffTile({ member, isHere, isChosen, onPress }: StaffTileProps) {
  const { floor } = useMessages();
  const tap = useTap(onPress);
  const station = requireSession().stations.find(({ id }) => id === member.station)?.name;
  const hereText = station === undefined ? floor.here : floor.hereAt(station);
  return (
    <li>
      <button
        type="button"
        {...tap}
        aria-pressed={isChosen}
        className={styles["tile"]}
        data-here={isHere}
      >
        <span className={styles["ref"]}>{member.ref}</span>
        <span className={styles["name"]}>{staffName(member)}</span>
        <span className={styles["state"]}>{isHere ? hereText : floor.notHere}</span>
        {isChosen && (
          <span className={styles["mark"]}>
            <DoneIcon />
          </span>
        )}
      </button>
    </li>
  );
}
