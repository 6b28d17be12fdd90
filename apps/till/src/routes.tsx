import { modalFollowUp } from "@comanda/domain/bill/modal-mode";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";

import { networkError, operationFailed, type Failure } from "#api/failure.ts";
import type { Session } from "#api/session.ts";
import { OptionalPart, FaultBoundary } from "#features/fault/index.ts";
import { Frame } from "#features/frame/index.ts";
import { showFailure } from "#features/notice/index.ts";
import { closeBillView, type LoadedBill } from "#features/order/index.ts";
import type { Reference } from "#records/reference.ts";

import { LazyScreen, createScreenLoader, useLoadedScreens } from "./lazy-screen.tsx";
import { billViewScreens, usePrefetchedScreens } from "./screen-files.ts";
import { ScreenAtAddress } from "./screens.tsx";

/** The outbox stores offline orders from right after the first screen on. */
const outboxComponents = createScreenLoader(() => import("#features/outbox/index.ts"));

/** The question about another till's change of the viewed bill appears over every screen. */
const conflictComponents = createScreenLoader(() => import("#features/order-conflict/index.ts"));

/** The countdown to an automatic log-out appears above every screen. */
const countdownComponents = createScreenLoader(() => import("#features/log-out-later/index.ts"));

type RoutesProps = { readonly session: Session; readonly reference: Reference };

/** Renders the screen of an address, and over it the bill that is viewed. */
export function Routes({ session, reference }: RoutesProps) {
  usePrefetchedScreens();
  const [shown, setShown] = useState<LoadedBill | null>(null);
  const [, navigate] = useLocation();
  const handleClose = () => {
    if (shown === null) return;
    const { next } = modalFollowUp(shown.mode, shown.second === undefined);
    if (next === "order") navigate("/order");
    closeBillView(shown.id);
    const isSecondNext = next === "second-bill" && shown.second !== undefined;
    setShown(isSecondNext ? { id: shown.second, mode: shown.mode } : null);
  };
  return (
    <Frame session={session} strip={<GlobalNotices session={session} reference={reference} />}>
      <FaultBoundary part="screen">
        <ScreenAtAddress session={session} reference={reference} onShowBill={setShown} />
      </FaultBoundary>
      {shown !== null && (
        <ViewedBill
          bill={shown}
          reference={reference}
          onClose={handleClose}
          onLeave={() => setShown(null)}
        />
      )}
    </Frame>
  );
}

/** Messages and questions that appear on every screen. */
function GlobalNotices({ session, reference }: RoutesProps) {
  const outbox = useLoadedScreens(outboxComponents);
  const logOutLater = useLoadedScreens(countdownComponents);
  const conflict = useLoadedScreens(conflictComponents);
  return (
    <OptionalPart>
      {logOutLater !== null && <logOutLater.LogOutCountdown session={session} />}
      {outbox !== null && <outbox.Outbox session={session} />}
      {conflict !== null && <conflict.OrderConflict reference={reference} />}
    </OptionalPart>
  );
}

type ViewedBillProps = {
  readonly bill: LoadedBill;
  readonly reference: Reference;
  readonly onClose: () => void;
  /** Called when another screen was opened under it. */
  readonly onLeave: () => void;
};

/** The bill as printed. If it cannot be shown, shows the failure and closes. */
function ViewedBill({ bill, reference, onClose, onLeave }: ViewedBillProps) {
  const { id, mode, date = null } = bill;
  const [path] = useLocation();
  const [screen] = useState(path);
  useEffect(() => {
    if (path === screen) return;
    closeBillView(id);
    onLeave();
  });
  const closeFor = (failure: Failure) => () => {
    showFailure(failure);
    onClose();
  };
  return (
    <OptionalPart key={id} onFault={closeFor(operationFailed)}>
      <LazyScreen screens={billViewScreens} onMissing={closeFor(networkError)}>
        {({ BillDialog }) => (
          <BillDialog id={id} mode={mode} date={date} reference={reference} onClose={onClose} />
        )}
      </LazyScreen>
    </OptionalPart>
  );
}
