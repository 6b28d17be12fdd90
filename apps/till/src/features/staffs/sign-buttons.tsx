import type { Staff } from "@comanda/domain/staff/staff";
import { useState } from "react";
import { setStaffStation } from "@comanda/contract/staff";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import { signStaffIn, signStaffOut } from "@comanda/domain/staff/sign-staff";

import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";
import { write } from "#records/write.ts";

import { showSuccess, useAction, type Problem } from "../notice/index.ts";
import { requireSession, staffOfLocation } from "../order/index.ts";
import styles from "./staffs-screen.module.css";

type SignButtonsProps = { readonly chosen: readonly Staff[]; readonly onDone: () => void };

export function SignButtons({ chosen, onDone }: SignButtonsProps) {
  const { floor } = useAllMessages();
  const { isBusy, run } = useAction();
  const [pressed, setPressed] = useState<Direction | null>(null);
  const sign = (direction: Direction) =>
    run(async () => {
      setPressed(direction);
      const problem = await signStaff(chosen, direction);
      if (problem !== null) return problem;
      showSuccess(
        direction === "in" ? floor.signedIn(chosen.length) : floor.signedOut(chosen.length),
      );
      onDone();
      return null;
    });
  const busy = isBusy ? pressed : null;
  return (
    <div className={styles["buttons"]}>
      <p className={styles["chosen"]} aria-live="polite">
        {floor.chosen(chosen.length)}
      </p>
      <Button kind="plain" isBusy={busy === "out"} onClick={() => void sign("out")}>
        {floor.signOut}
      </Button>
      <Button kind="next" isBusy={busy === "in"} onClick={() => void sign("in")}>
        {floor.signIn}
      </Button>
    </div>
  );
}

type Direction = "in" | "out";

/** Signs the selected staff in at this till's station, or out of the location: all of them or none. */
async function signStaff(chosen: readonly Staff[], direction: Direction): Promise<Problem> {
  const refusal = refusalOf(chosen, direction);
  if (refusal !== null) return refusal;
  const station = direction === "in" ? requireSession().user.station : null;
  const body = { userIds: chosen.map(({ id }) => id), station };
  const outcome = await write(setStaffStation, { body });
  return outcome.ok ? null : outcome.failure;
}

/** Checks the rules before the server is called. */
function refusalOf(chosen: readonly Staff[], direction: Direction): Refusal | null {
  const { user } = requireSession();
  const { staffs, location } = staffOfLocation();
  const self = staffs.find(({ id }) => id === user.id);
  if (self === undefined || user.station === null) throw new Error("The user does not work here");
  const station = { id: user.station, location };
  const signed =
    direction === "in" ? signStaffIn(self, chosen, station) : signStaffOut(self, chosen, location);
  if (isRefusal(signed)) return signed;
  return chosen.length === 0 ? refuse("choose-staff") : null;
}
