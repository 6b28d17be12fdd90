import { useEffect } from "react";

import type { Session } from "#api/session.ts";

import { registerServiceWorker } from "../shell/index.ts";
import { LeavingDialog } from "./leaving-dialog.tsx";
import { LostBillsDialog } from "./lost-bills-dialog.tsx";
import { OutboxStrip } from "./outbox-strip.tsx";
import { startOutbox } from "./start-outbox.ts";

/** The outbox starts a little after sign-in, so that it does not delay the first presses. */
const startDelayMs = 2000;

/** Runs a station's outbox for the length of the session. */
export function Outbox({ session }: { readonly session: Session }) {
  const { token, user } = session;
  useEffect(
    () => startOutbox(session),
    // oxlint-disable-next-line react/exhaustive-deps -- changed names and settings of the venue make a new session object, but it is the same session
    [token.session, user.station],
  );
  useEffect(() => {
    const timer = setTimeout(() => void registerServiceWorker(), startDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <OutboxStrip />
      <LeavingDialog />
      <LostBillsDialog location={user.location} />
    </>
  );
}
