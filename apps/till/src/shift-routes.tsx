import type { ReactElement } from "react";
import { Route } from "wouter";

import type { Session } from "#api/session.ts";
import { Allowed } from "#features/frame/index.ts";
import type { Reference } from "#records/reference.ts";

import { Later, laterScreens, useFetched } from "./lazy-screen.tsx";

const shifts = laterScreens(() => import("#features/shifts/index.ts"));
const days = laterScreens(() => import("#features/days/index.ts"));
const papers = laterScreens(() => import("#features/papers-screen/index.ts"));
const reports = laterScreens(() => import("#features/reports/index.ts"));

/** Prefetched last, but early enough that a new release has not replaced the files on the server. */
const fetchAfterMs = 3000;
const fetched = [shifts, days, reports];

export function useFetchedShiftScreens(): void {
  useFetched(fetched, fetchAfterMs);
}

export function shiftRoutes(session: Session, reference: Reference): ReactElement {
  return (
    <>
      <Route path="/start-of-day">
        <Allowed session={session} action="start-work-day">
          <Later screens={shifts}>{({ StartDayScreen }) => <StartDayScreen />}</Later>
        </Allowed>
      </Route>
      <Route path="/cash-calc">
        <Allowed session={session} action="count-cash">
          <Later screens={shifts}>
            {({ CountShiftScreen }) => <CountShiftScreen reference={reference} />}
          </Later>
        </Allowed>
      </Route>
      <Route path="/cash-calc/close">
        <Allowed session={session} action="count-cash">
          <Later screens={shifts}>
            {({ CashCalcScreen }) => <CashCalcScreen reference={reference} purpose="close" />}
          </Later>
        </Allowed>
      </Route>
      <Route path="/shift-report">
        <Allowed session={session} action="end-shift">
          <Later screens={shifts}>
            {({ ShiftReportScreen }) => <ShiftReportScreen reference={reference} />}
          </Later>
        </Allowed>
      </Route>
      <Route path="/papers">
        <Later screens={papers}>
          {({ PapersScreen }) => <PapersScreen reference={reference} />}
        </Later>
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
        <Allowed session={session} action="end-work-day">
          <Later screens={days}>
            {({ EndOfDayScreen }) => <EndOfDayScreen reference={reference} />}
          </Later>
        </Allowed>
      </Route>
      <Route path="/end-of-month">
        <Allowed session={session} action="read-month-report">
          <Later screens={days}>
            {({ EndOfMonthScreen }) => <EndOfMonthScreen reference={reference} />}
          </Later>
        </Allowed>
      </Route>
      <Route path="/print-article-workday">
        <Allowed session={session} action="print-articles">
          <Later screens={days}>
            {({ PrintArticlesScreen }) => <PrintArticlesScreen reference={reference} />}
          </Later>
        </Allowed>
      </Route>
    </>
  );
}

function reportRoutes(session: Session, reference: Reference): ReactElement {
  return (
    <>
      <Route path="/reports">
        <Allowed session={session} action="list-reports">
          <Later screens={reports}>
            {({ ReportsScreen }) => <ReportsScreen reference={reference} />}
          </Later>
        </Allowed>
      </Route>
      <Route path="/reports/:report">
        {({ report }) => (
          <Allowed session={session} action="read-report">
            <Later screens={reports}>
              {({ KeptReportScreen }) => <KeptReportScreen reference={reference} id={report} />}
            </Later>
          </Allowed>
        )}
      </Route>
    </>
  );
}
