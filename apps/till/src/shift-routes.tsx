import type { ReactElement } from "react";
import { Route } from "wouter";

import type { Session } from "#api/session.ts";
import { PermissionGate } from "#features/frame/index.ts";
import type { Reference } from "#records/reference.ts";

import { LazyScreen, createScreenLoader, usePrefetch } from "./lazy-screen.tsx";

const shiftScreens = createScreenLoader(() => import("#features/shifts/index.ts"));
const dayScreens = createScreenLoader(() => import("#features/days/index.ts"));
const paperScreens = createScreenLoader(() => import("#features/papers-screen/index.ts"));
const reportScreens = createScreenLoader(() => import("#features/reports/index.ts"));

/** Prefetched last, but early enough that a new release has not replaced the files on the server. */
const prefetchAfterMs = 3000;
const prefetchedScreens = [shiftScreens, dayScreens, reportScreens];

export function usePrefetchedShiftScreens(): void {
  usePrefetch(prefetchedScreens, prefetchAfterMs);
}

export function shiftRoutes(session: Session, reference: Reference): ReactElement {
  return (
    <>
      <Route path="/start-of-day">
        <PermissionGate session={session} action="start-work-day">
          <LazyScreen screens={shiftScreens}>
            {({ StartDayScreen }) => <StartDayScreen />}
          </LazyScreen>
        </PermissionGate>
      </Route>
      <Route path="/cash-calc">
        <PermissionGate session={session} action="count-cash">
          <LazyScreen screens={shiftScreens}>
            {({ CountShiftScreen }) => <CountShiftScreen reference={reference} />}
          </LazyScreen>
        </PermissionGate>
      </Route>
      <Route path="/cash-calc/close">
        <PermissionGate session={session} action="count-cash">
          <LazyScreen screens={shiftScreens}>
            {({ CashCalcScreen }) => <CashCalcScreen reference={reference} purpose="close" />}
          </LazyScreen>
        </PermissionGate>
      </Route>
      <Route path="/shift-report">
        <PermissionGate session={session} action="end-shift">
          <LazyScreen screens={shiftScreens}>
            {({ ShiftReportScreen }) => <ShiftReportScreen reference={reference} />}
          </LazyScreen>
        </PermissionGate>
      </Route>
      <Route path="/papers">
        <LazyScreen screens={paperScreens}>
          {({ PapersScreen }) => <PapersScreen reference={reference} />}
        </LazyScreen>
      </Route>
      {dayRoutes(session, reference)}
      {reportRoutes(session, reference)}
    </>
  );
}

function dayRoutes(session: Session, reference: Reference): ReactElement {
  return (
    <>
      <Route path="/end-of-day">
        <PermissionGate session={session} action="end-work-day">
          <LazyScreen screens={dayScreens}>
            {({ EndOfDayScreen }) => <EndOfDayScreen reference={reference} />}
          </LazyScreen>
        </PermissionGate>
      </Route>
      <Route path="/end-of-month">
        <PermissionGate session={session} action="read-month-report">
          <LazyScreen screens={dayScreens}>
            {({ EndOfMonthScreen }) => <EndOfMonthScreen reference={reference} />}
          </LazyScreen>
        </PermissionGate>
      </Route>
      <Route path="/print-article-workday">
        <PermissionGate session={session} action="print-articles">
          <LazyScreen screens={dayScreens}>
            {({ PrintArticlesScreen }) => <PrintArticlesScreen reference={reference} />}
          </LazyScreen>
        </PermissionGate>
      </Route>
    </>
  );
}

function reportRoutes(session: Session, reference: Reference): ReactElement {
  return (
    <>
      <Route path="/reports">
        <PermissionGate session={session} action="list-reports">
          <LazyScreen screens={reportScreens}>
            {({ ReportsScreen }) => <ReportsScreen reference={reference} />}
          </LazyScreen>
        </PermissionGate>
      </Route>
      <Route path="/reports/:report">
        {({ report }) => (
          <PermissionGate session={session} action="read-report">
            <LazyScreen screens={reportScreens}>
              {({ FiledReportScreen }) => <FiledReportScreen reference={reference} id={report} />}
            </LazyScreen>
          </PermissionGate>
        )}
      </Route>
    </>
  );
}
