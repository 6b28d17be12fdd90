import type { Call } from "@comanda/contract/call";
import { openDrawer, printCashCount, printShift } from "@comanda/contract/day";
import type { PaperKind } from "@comanda/contract/print-job-record";
import { printTestPage } from "@comanda/contract/print-job";
import { printArticles, printCommissions, printMonthReport } from "@comanda/contract/report";
import { refuse } from "@comanda/domain/refusal";
import fc from "fast-check";

import { refuseCall, type RefusedCall } from "#call/refused-call.ts";

import { drawerOf } from "../../../testing/test-money.ts";
import { anyTill, actionOf, type ActionCall } from "../action.ts";
import type { Model } from "../model.ts";
import type { Night } from "../night.ts";
import type { NightTill } from "../open-venue.ts";
import { papersIn, withPapers } from "../papers.ts";
import { shiftToEnd } from "./change-shift.ts";
import { addressFor } from "./print-bill.ts";

type List = {
  readonly call: Call;
  readonly kind: PaperKind;
  readonly input: ActionCall["input"];
  readonly refusal?: (model: Model) => RefusedCall | null;
  /** The printer, if it is not the one for the till's reports. */
  readonly printer?: string;
};

const withDay = ({ workDay }: Model): RefusedCall | null =>
  workDay === null ? refuse("day-not-open") : null;

/** A running shift is printed for a user who has counted its drawer. */
const withCount =
  (till: NightTill) =>
  (model: Model): RefusedCall | null => {
    const shift = shiftToEnd(model, till);
    if ("refusal" in shift) return shift;
    const hasCounted = shift.counts.some(({ by }) => by === till.signedIn.user.id);
    return hasCounted ? null : refuse("count-invalid");
  };

const lists: Readonly<Record<string, (night: Night, count: number, till: NightTill) => List>> = {
  "drawer-pulse": () => ({ call: openDrawer, kind: "drawer-pulse", input: {} }),
  "cash-count": (_night, count) => ({
    call: printCashCount,
    kind: "cash-count",
    input: { body: drawerOf(count * 20_00) },
  }),
  "article-report": (_night, count) => ({
    call: printArticles,
    kind: "article-report",
    input: { query: { useStation: String(count % 2) } },
    refusal: withDay,
  }),
  "commission-report": () => ({
    call: printCommissions,
    kind: "commission-report",
    input: {},
    refusal: withDay,
  }),
  "month-report": (_night, count) => {
    const [from, to] = count === 0 ? ["2026-11-30", "2026-11-01"] : ["2026-11-01", "2026-11-30"];
    const body = { summary: JSON.stringify({ from, to }), message: "", fileName: "" };
    const refusal = () => (count === 0 ? refuse("time-invalid") : null);
    return { call: printMonthReport, kind: "month-report", input: { body }, refusal };
  },
  "shift-report": (_night, _count, till) => ({
    call: printShift,
    kind: "shift-report",
    input: {},
    refusal: withCount(till),
  }),
  "test-page": testPage,
};

function testPage({ facts }: Night, count: number): List {
  const page = { call: printTestPage, kind: "test-page" } as const;
  if (count === 0) return { ...page, input: { body: { route: null } }, printer: "" };
  const route = facts.printRoutes[count % facts.printRoutes.length];
  if (count === 1 || route === undefined) {
    const input = { body: { route: 999_999 } };
    return { ...page, input, refusal: () => refuseCall("record-not-found") };
  }
  const printer = addressFor(facts, route.station, route.product_group);
  return { ...page, input: { body: { route: route.id } }, printer };
}

const chosen = fc.record({
  till: anyTill,
  what: fc.constantFrom(...Object.keys(lists)),
  count: fc.nat(30),
});

/** Prints the drawer, the day or the month, or opens the drawer: one paper per press. */
export const printList = actionOf("print list", chosen, (night, values) => {
  const till = night.till(values.till);
  const { station } = till;
  const list = lists[values.what]?.(night, values.count, till);
  if (list === undefined) return null;
  const { call, kind, input, refusal } = list;
  const printer = list.printer ?? addressFor(night.facts, station, null);
  return {
    till: values.till,
    call,
    input,
    verdict: (model, at) =>
      refusal?.(model) ?? {
        reply: {},
        isRight: (reply) => {
          const [job, ...others] = papersIn(reply);
          return others.length === 0 && job?.document.kind === kind && job.printer === printer;
        },
        after: (_given, reply) => withPapers(model, reply, { station, at }),
      },
  };
});
