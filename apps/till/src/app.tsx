import { useCallback, useEffect, useState } from "react";

import { networkError } from "#api/failure.ts";
import type { Session, SessionState } from "#api/session.ts";
import { FailureMessage } from "#features/failure/index.ts";
import { Extra, FaultBoundary } from "#features/fault/index.ts";
import { useNextStep } from "#features/frame/index.ts";
import { MenuOutline } from "#features/menu/index.ts";
import { Notices } from "#features/notice/index.ts";
import { followBill, keepOrder, tellAtHand } from "#features/order/index.ts";
import { startPapers } from "#features/papers/index.ts";
import { useSession, useVenueLanguages } from "#features/session/index.ts";
import { useDocumentLanguage, useMessages } from "#language/use-language.ts";
import { followVenue, tellFollower } from "#records/start-sync.ts";
import { forgetRecords } from "#records/record-store.ts";
import { useRecordState } from "#records/use-records.ts";
import { Button } from "#ui/button.tsx";

import { Later, laterScreens, useFetched, useSometime } from "./lazy-screen.tsx";
import { LoginRoute } from "./login-route.tsx";
import { OfficeOr } from "./office-route.tsx";
import { Routes } from "./routes.tsx";

export function App() {
  useDocumentLanguage();
  useVenueLanguages();
  const now = useSession();
  const isAtWork = now.state === "signed-in" && now.session.user.station !== null;
  return (
    <LoginRoute isAtWork={isAtWork}>
      {isAtWork ? <Till session={now.session} /> : <NotAtWork now={now} />}
    </LoginRoute>
  );
}

function Till({ session }: { readonly session: Session }) {
  return (
    <>
      <AtWork session={session} />
      <Extra>
        <NoticesWithSteps session={session} />
      </Extra>
      <Extra>
        <Alerts />
      </Extra>
    </>
  );
}

function NoticesWithSteps({ session }: { readonly session: Session }) {
  return <Notices stepAfter={useNextStep(session)} />;
}

/** Loaded on demand: signing in takes one more file, and a signed-in till loads a tenth less. */
const signIn = laterScreens(() => import("#features/sign-in/index.ts"));
/** Only an empty server is set up. */
const setUp = laterScreens(() => import("#features/set-up/index.ts"));
const fetched = [signIn];
/** Prefetched before the network may fail: a session can end at any time. */
const fetchAfterMs = 4000;

function NotAtWork({ now }: { readonly now: SessionState }) {
  const { tryAgain } = useMessages();
  const [isMissing, setIsMissing] = useState(false);
  const [isEmpty, setIsEmpty] = useState(false);
  const handleMissing = useCallback(() => setIsMissing(true), []);
  const handleEmpty = useCallback(() => setIsEmpty(true), []);
  if (isMissing) {
    return (
      <FailureMessage failure={networkError}>
        <Button kind="plain" onClick={() => setIsMissing(false)}>
          {tryAgain}
        </Button>
      </FailureMessage>
    );
  }
  if (isEmpty && now.state === "signed-out") {
    return (
      <Later screens={setUp} onMissing={handleMissing}>
        {({ SetUpScreen }) => <SetUpScreen onTaken={() => setIsEmpty(false)} />}
      </Later>
    );
  }
  return (
    <Later screens={signIn} onMissing={handleMissing}>
      {({ LoginScreen, SalePointScreen }) =>
        now.state === "signed-out" ? (
          <LoginScreen because={now.because} onEmpty={handleEmpty} />
        ) : (
          <SalePointScreen session={now.session} />
        )
      }
    </Later>
  );
}

/** Sounds, printer alerts and update messages load after the order screen. */
const alerts = laterScreens(() => import("./alerts.ts"));

function Alerts() {
  const isOpen = useRecordState(({ reference }) => reference !== null);
  return isOpen ? <LaterAlerts /> : null;
}

function LaterAlerts() {
  const here = useSometime(alerts);
  if (here === null) return null;
  return (
    <>
      <here.PrinterAlerts />
      <here.RefusalSignal />
      <here.UpdateMessage />
    </>
  );
}

/** A till at a station, which syncs with the server for as long as the session lasts. */
function AtWork({ session }: { readonly session: Session }) {
  const { tryAgain } = useMessages();
  const { token, user } = session;
  useFetched(fetched, fetchAfterMs);
  const reference = useRecordState((state) => state.reference);
  const failure = useRecordState((state) => state.failure);
  const isOpen = reference !== null;
  // Renewing the key creates a new session object for the same session.
  useEffect(() => {
    const stopFollowingVenue = followVenue(session);
    const stopFollowing = followBill();
    const stopTelling = tellAtHand();
    const stopKeepingOrder = keepOrder(session);
    return () => {
      stopFollowingVenue();
      stopFollowing();
      stopTelling();
      stopKeepingOrder();
      forgetRecords();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [token.session, user.station]);
  useEffect(() => {
    return isOpen ? startPapers(session) : undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [token.session, user.station, isOpen]);
  if (reference !== null) {
    return (
      <FaultBoundary part="frame">
        <OfficeOr session={session} reference={reference}>
          <Routes session={session} reference={reference} />
        </OfficeOr>
      </FaultBoundary>
    );
  }
  if (failure === null) return <MenuOutline />;
  return (
    <FailureMessage failure={failure}>
      <Button kind="plain" onClick={() => tellFollower({ kind: "load-asked" })}>
        {tryAgain}
      </Button>
    </FailureMessage>
  );
}
