import { useCallback, useEffect, useState } from "react";

import { networkError } from "#api/failure.ts";
import type { Session, SessionState } from "#api/session.ts";
import { FailureMessage } from "#features/failure/index.ts";
import { OptionalPart, FaultBoundary } from "#features/fault/index.ts";
import { MenuOutline } from "#features/menu/index.ts";
import {
  hasStoredOrder,
  syncCurrentBill,
  persistOrder,
  reportPresence,
} from "#features/order/index.ts";
import { startPapers } from "#features/papers/index.ts";
import { useSession, useVenueLanguages } from "#features/session/index.ts";
import { useDocumentLanguage, useMessages } from "#language/use-language.ts";
import { startSync, notifySync } from "#records/start-sync.ts";
import { clearRecords } from "#records/record-store.ts";
import { useRecordState } from "#records/use-records.ts";
import { Button } from "#ui/button.tsx";

import { LazyScreen, createScreenLoader, usePrefetch, useLoadedScreens } from "./lazy-screen.tsx";
import { LoginRoute } from "./login-route.tsx";
import { OfficeRoute } from "./office-route.tsx";
import { AboveScreens, Routes, useEarlyScreens } from "./routes.tsx";

export function App() {
  useDocumentLanguage();
  useVenueLanguages();
  const now = useSession();
  const isAtWork = now.state === "signed-in" && now.session.user.station !== null;
  return (
    <LoginRoute isAtWork={isAtWork}>
      {isAtWork ? <Till session={now.session} /> : <SignInGate now={now} />}
    </LoginRoute>
  );
}

function Till({ session }: { readonly session: Session }) {
  return (
    <>
      <StationScreens session={session} />
      <OptionalPart>
        <AboveScreens session={session} />
      </OptionalPart>
      <OptionalPart>
        <Alerts />
      </OptionalPart>
    </>
  );
}

/** Loaded on demand: signing in takes one more file, and a signed-in till loads a tenth less. */
const signInScreens = createScreenLoader(() => import("#features/sign-in/index.ts"));
/** Only an empty server is set up. */
const setUpScreens = createScreenLoader(() => import("#features/set-up/index.ts"));
const prefetchedScreens = [signInScreens];
/** Prefetched before the network may fail: a session can end at any time. */
const prefetchAfterMs = 4000;

function SignInGate({ now }: { readonly now: SessionState }) {
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
      <LazyScreen screens={setUpScreens} onMissing={handleMissing}>
        {({ SetUpScreen }) => <SetUpScreen onTaken={() => setIsEmpty(false)} />}
      </LazyScreen>
    );
  }
  return (
    <LazyScreen screens={signInScreens} onMissing={handleMissing}>
      {({ LoginScreen, SalePointScreen }) =>
        now.state === "signed-out" ? (
          <LoginScreen because={now.because} onEmpty={handleEmpty} />
        ) : (
          <SalePointScreen session={now.session} />
        )
      }
    </LazyScreen>
  );
}

/** Sounds, printer alerts, update messages and the pictures of tiles load after the order screen. */
const alertComponents = createScreenLoader(() => import("./alerts.tsx"));

function Alerts() {
  const isOpen = useRecordState(({ reference }) => reference !== null);
  return isOpen ? <LoadedAlerts /> : null;
}

function LoadedAlerts() {
  const here = useLoadedScreens(alertComponents);
  return here && <here.Alerts />;
}

/** A till at a station, which syncs with the server for as long as the session lasts. */
function StationScreens({ session }: { readonly session: Session }) {
  const { tryAgain } = useMessages();
  const { token, user } = session;
  usePrefetch(prefetchedScreens, prefetchAfterMs);
  useEarlyScreens();
  const reference = useRecordState((state) => state.reference);
  const failure = useRecordState((state) => state.failure);
  const isOpen = reference !== null;
  // Changed names and settings of the venue make a new session object for the same session.
  useEffect(() => {
    const stopFollowingVenue = startSync(session, hasStoredOrder(session));
    const stopFollowing = syncCurrentBill();
    const stopTelling = reportPresence();
    const stopKeepingOrder = persistOrder(session);
    return () => {
      stopFollowingVenue();
      stopFollowing();
      stopTelling();
      stopKeepingOrder();
      clearRecords();
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
        <OfficeRoute session={session} reference={reference}>
          <Routes session={session} reference={reference} />
        </OfficeRoute>
      </FaultBoundary>
    );
  }
  if (failure === null) return <MenuOutline />;
  return (
    <FailureMessage failure={failure}>
      <Button kind="plain" onClick={() => notifySync({ kind: "load-asked" })}>
        {tryAgain}
      </Button>
    </FailureMessage>
  );
}
