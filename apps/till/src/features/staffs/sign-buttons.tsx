import type { Staff } from "@comanda/domain/staff/staff";
import { useState } from "react";

import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";

import { showSuccess, showFailure, showRefusal } from "../notice/index.ts";
import { signStaff, type Direction } from "./sign-staff.ts";
import styles from "./staffs-screen.module.css";

type SignButtonsProps = { readonly chosen: readonly Staff[]; readonly onDone: () => void };

export function SignButtons({ chosen, onDone }: SignButtonsProps) {
  const { floor } = useMessages();
  const [busy, setBusy] = useState<Direction | null>(null);
  const sign = async (direction: Direction) => {
    setBusy(direction);
    const failure = await signStaff(chosen, direction);
    setBusy(null);
    if (failure === null) {
      showSuccess(
        direction === "in" ? floor.signedIn(chosen.length) : floor.signedOut(chosen.length),
      );
      onDone();
    } else if ("refusal" in failure) showRefusal(failure);
    else showFailure(failure);
  };
  const handlePress = (direction: Direction) => {
    if (busy === null) void sign(direction);
  };
  return (
    <div className={styles["buttons"]}>
      <p className={styles["chosen"]} aria-live="polite">
        {floor.chosen(chosen.length)}
      </p>
      <Button kind="plain" isBusy={busy === "out"} onClick={() => handlePress("out")}>
        {floor.signOut}
      </Button>
      <Button kind="next" isBusy={busy === "in"} onClick={() => handlePress("in")}>
        {floor.signIn}
      </Button>
    </div>
  );
}
