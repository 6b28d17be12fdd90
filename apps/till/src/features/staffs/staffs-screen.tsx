import type { StaffId } from "@comanda/domain/id";
import { staffLists, type StaffLists } from "@comanda/domain/staff/sign-staff";
import { useState } from "react";
import { useLocation } from "wouter";
import type { Staff } from "@comanda/domain/staff/staff";

import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import { useRecords } from "#records/use-records.ts";
import { Choices } from "#ui/choices.tsx";
import { Empty } from "#ui/empty.tsx";
import { Screen } from "#ui/screen.tsx";
import { staffName } from "#records/to-staff.ts";
import { DoneIcon } from "#ui/icons.tsx";
import type { KeptRow } from "#ui/keep-rows.ts";
import { useKeptRows } from "#ui/use-kept-rows.ts";
import { useTap } from "#ui/use-tap.ts";

import { staffOfLocation, requireSession } from "../order/index.ts";
import { SignButtons } from "./sign-buttons.tsx";
import styles from "./staffs-screen.module.css";

const paths = { all: "/staffs", in: "/staffs-in", out: "/staffs-out" } as const;

type StaffsScreenProps = { readonly list: keyof StaffLists };

/** The staff of the location and who is signed in; a cashier selects some and signs them in or out. */
export function StaffsScreen({ list }: StaffsScreenProps) {
  const { floor } = useAllMessages();
  useTitle(floor.staffsTitle);
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState<ReadonlySet<StaffId>>(new Set());
  const lists = useStaffLists();
  const [round, setRound] = useState(0);
  const shown = useListedStaff(lists, list, round);
  const here = new Set(lists.in);
  return (
    <Screen
      title={floor.staffsTitle}
      aside={
        <div className={styles["aside"]}>
          <p className={styles["sum"]}>{floor.staffsSum(lists.in.length, lists.all.length)}</p>
          <Choices
            label={floor.whichStaffs}
            value={list}
            options={[
              { value: "all", name: floor.allStaffs },
              { value: "in", name: floor.in },
              { value: "out", name: floor.out },
            ]}
            onChange={(next) => navigate(paths[next])}
          />
        </div>
      }
    >
      <div className={styles["staffs"]}>
        {shown.length === 0 && <Empty title={floor.noStaffs} hint={floor.noStaffsHint} />}
        <ul className={styles["grid"]}>
          {shown.map(({ row: member, isGone }) => (
            <StaffTile
              key={member.id}
              member={member}
              isHere={here.has(member)}
              isGone={isGone}
              isChosen={!isGone && chosen.has(member.id)}
              onPress={() => setChosen(toggled(chosen, member.id))}
            />
          ))}
        </ul>
        <SignButtons
          chosen={lists[list].filter(({ id }) => chosen.has(id))}
          onDone={() => {
            setChosen(new Set());
            setRound((before) => before + 1);
          }}
        />
      </div>
    </Screen>
  );
}

/** Sorted by staff ID, and kept up to date while other tills sign staff in or out. */
function useStaffLists(): StaffLists {
  useRecords((records) => records.staff);
  const { staffs, location } = staffOfLocation();
  return staffLists(staffs, location);
}

/**
 * In their places as long as they are listed, so that none moves under a finger when another till signs staff in or
 * out. After each round of one's own the list begins anew.
 */
function useListedStaff(
  lists: StaffLists,
  list: keyof StaffLists,
  round: number,
): readonly KeptRow<Staff>[] {
  const now = new Map(lists.all.map((member) => [member.id, member]));
  const kept = useKeptRows(`${list} ${round}`, lists[list], ({ id }) => id);
  return kept.map(({ row, isGone }) => ({ row: now.get(row.id) ?? row, isGone }));
}

function toggled(chosen: ReadonlySet<StaffId>, id: StaffId): ReadonlySet<StaffId> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

type StaffTileProps = {
  readonly member: Staff;
  readonly isHere: boolean;
  /** Another till has signed the member in or out meanwhile: the tile only keeps its place. */
  readonly isGone: boolean;
  readonly isChosen: boolean;
  readonly onPress: () => void;
};

function StaffTile({ member, isHere, isGone, isChosen, onPress }: StaffTileProps) {
  const { floor } = useAllMessages();
  const tap = useTap(onPress);
  const station = requireSession().stations.find(({ id }) => id === member.station)?.name;
  const hereText = station === undefined ? floor.here : floor.hereAt(station);
  return (
    <li>
      <button
        type="button"
        {...(isGone ? { disabled: true } : tap)}
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
