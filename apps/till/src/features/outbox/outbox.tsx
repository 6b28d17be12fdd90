import { useEffect } from "react";

import type { Session } from "#api/session.ts";

import { keepShell } from "../shell/index.ts";
import { LeavingDialog } from "./leaving-dialog.tsx";
import { OutboxStrip } from "./outbox-strip.tsx";
import { startOutbox } from "./start-outbox.ts";

/** The first presses of somebody who has just signed in go before the keeping of the till. */
const afterMs = 2000;

/** What a till at a station keeps for the venue, for as long as the session goes on. */
export function Outbox({ session }: { readonly session: Session }) {
  const { token, user } = session;
  useEffect(
    () => startOutbox(session),
    // oxlint-disable-next-line react/exhaustive-deps -- another object after every renewal of its key, but the same session
    [token.session, user.station],
  );
  useEffect(() => {
    const timer = setTimeout(() => void keepShell(), afterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <OutboxStrip />
      <LeavingDialog />
    </>
  );
}
