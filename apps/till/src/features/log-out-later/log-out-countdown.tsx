import { msPerMinute, msPerSecond } from "@comanda/domain/time/instant";
import { useEffect, useRef, useState } from "react";

import type { Session } from "#api/session.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { useOutbox } from "#records/outbox-link.ts";
import { useRecords } from "#records/use-records.ts";
import { Button } from "#ui/button.tsx";

import { openDay } from "../order/index.ts";
import { signOut } from "../session/index.ts";
import { cancelLogOut, usePlannedLogOut } from "./schedule-log-out.ts";
import styles from "./log-out-countdown.module.css";

type LogOutCountdownProps = { readonly session: Session };

/** Shows how long the till stays logged in after its day has ended. */
export function LogOutCountdown({ session }: LogOutCountdownProps) {
  const planned = usePlannedLogOut((state) => state.planned);
  const isDayOpen = useRecords((records) => openDay(records) !== null);
  useEffect(() => {
    if (planned !== null && isDayOpen) cancelLogOut();
  }, [planned, isDayOpen]);
  // A plan of an earlier session is void, and so is one of a day that another has followed.
  if (planned?.session !== session.token.session || isDayOpen) return null;
  return <Countdown session={session} at={planned.at} />;
}

type CountdownProps = LogOutCountdownProps & { readonly at: number };

function Countdown({ session, at }: CountdownProps) {
  const { shifts } = useAllMessages();
  const left = useTimeLeft(at);
  const isLeaving = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const leave = () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    setIsBusy(true);
    void signOut(session);
  };
  // Pressing the button shows what is unsent first; the end of the countdown logs out without asking.
  const handleClick = () => {
    if (!(useOutbox.getState().holdLeaving?.(leave) ?? false)) leave();
  };
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) leave();
    // oxlint-disable-next-line react/exhaustive-deps -- logs out once, when the time is up
  }, [isOver]);
  return (
    <div className={styles["countdown"]}>
      <p role="timer">{shifts.loggingOutIn(countdownText(left))}</p>
      <Button kind="plain" isBusy={isBusy} onClick={handleClick}>
        {shifts.logOutNow}
      </Button>
    </div>
  );
}

function useTimeLeft(at: number): number {
  const [left, setLeft] = useState(() => at - Date.now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(at - Date.now()), msPerSecond / 4);
    return () => clearInterval(timer);
  }, [at]);
  return left;
}

function countdownText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / msPerSecond));
  const perMinute = msPerMinute / msPerSecond;
  return `${Math.floor(seconds / perMinute)}:${String(seconds % perMinute).padStart(2, "0")}`;
}
