import { useEffect } from "react";

import type { Session } from "#api/session.ts";
import { FailureMessage } from "#features/failure/index.ts";
import { MenuOutline } from "#features/menu/index.ts";
import { Notices } from "#features/notice/index.ts";
import { PrinterAlerts } from "#features/printer-alerts/index.ts";
import { followBill, keepOrder } from "#features/order/index.ts";
import { startPapers } from "#features/papers/index.ts";
import {
  LoginScreen,
  SalePointScreen,
  useSession,
  useVenueLanguages,
} from "#features/sign-in/index.ts";
import { useDocumentLanguage, useMessages } from "#language/use-language.ts";
import { keepUp } from "#records/keep-up.ts";
import { loadRecords } from "#records/load-records.ts";
import { forgetRecords } from "#records/record-store.ts";
import { useRecordState } from "#records/use-records.ts";
import { Button } from "#ui/button.tsx";

import { Routes } from "./routes.tsx";

export function App() {
  useDocumentLanguage();
  useVenueLanguages();
  const now = useSession();
  if (now.state === "signed-out") return <LoginScreen because={now.because} />;
  if (now.session.user.station === null) return <SalePointScreen session={now.session} />;
  return (
    <>
      <AtWork session={now.session} />
      <Notices />
      <PrinterAlerts />
    </>
  );
}

/** A till at a station, in touch with the venue for as long as the session goes on. */
function AtWork({ session }: { readonly session: Session }) {
  const { tryAgain } = useMessages();
  const { token, user } = session;
  const reference = useRecordState((state) => state.reference);
  const failure = useRecordState((state) => state.failure);
  // The session is another object after every renewal of its key, but the same session.
  useEffect(() => {
    const stopKeepingUp = keepUp(session);
    const stopFollowing = followBill();
    const stopKeepingOrder = keepOrder(session);
    const stopPapers = startPapers(session);
    return () => {
      stopKeepingUp();
      stopFollowing();
      stopKeepingOrder();
      stopPapers();
      forgetRecords();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- as said above
  }, [token.session, user.station]);
  if (reference !== null) return <Routes session={session} reference={reference} />;
  if (failure === null) return <MenuOutline />;
  return (
    <FailureMessage failure={failure}>
      <Button kind="plain" onClick={() => void loadRecords(session)}>
        {tryAgain}
      </Button>
    </FailureMessage>
  );
}
