import { needsKey } from "@comanda/contract/call";
import { calls } from "@comanda/contract/calls";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { chanceOf } from "./chance.ts";
import { anyAction } from "./nights/actions/all-actions.ts";
import { orderNewBill } from "./nights/actions/new-bill.ts";
import type { Action } from "./nights/action.ts";
import { beginNight, type Night } from "./nights/night.ts";
import { openVenue, type OpenVenue } from "./nights/open-venue.ts";
import { takePart } from "./nights/actions/take-tender.ts";
import { runConcurrently } from "./nights/steps.ts";
import { mergeTwoBills } from "./nights/actions/merge-bills.ts";
import { printList } from "./nights/actions/print-lists.ts";
import { anyRequest, type ClientKnowledge } from "./process/requests.ts";

/** Tills send them like writes, but they change nothing that a proof could lose or duplicate. */
const changesNothing = {
  "list-bills": "reads, and names what the till knows in its body",
  "read-month-report": "reads, and names its dates in its body",
  ping: "reads, and names what the till knows in its body",
  "make-first-venue": "happens once, before there is an evening",
  "report-fault": "writes to the server's log, and has floods of its own in features/fault-report",
  "sign-in": "begins a session; it has attacks of its own in features/sign-in",
  approve: "writes nothing: what it allows is written by the call itself",
  "pick-station": "picked twice is picked once, and its answer brings no change lists",
};

const hasRevisions =
  "sent twice it is refused by its revision, and the random nights send it twice";

const endsSharedShift = "there is one day and one shift for all savers, and theirs would end too";

const copiesAReport = "prints once more what was filed, which features/report proves";

const writes = calls.filter(needsKey).map(({ name }) => name);

/** Office writes that affect tills while they sell. */
const affectsTills = new Set(["office-article-save", "office-customer-erase"]);

/** An evening's sales do not depend on most of what the back office stores. */
const officeWrites = Object.fromEntries(
  writes
    .filter((name) => name.startsWith("office-") && !affectsTills.has(name))
    .map((name) => [name, "has conflicts of its own in features/office"]),
);

const printersFound = {
  "print-numbers": "prints pages without bills, which features/printing proves",
  "place-printers": "has refusals of its own in features/office-house",
};

const seatsTogether = {
  "link-tables": "no bill changes by it, and features/floor links and ends them",
  "unlink-tables": "no bill changes by it, and features/floor links and ends them",
};

const notOfAnEvening = {
  ...seatsTogether,
  ...changesNothing,
  ...officeWrites,
  ...printersFound,
};

const without = {
  nights: { ...notOfAnEvening, "print-report": copiesAReport },
  process: {
    ...notOfAnEvening,
    "office-article-save": hasRevisions,
    "office-customer-erase": "sent twice it finds nobody, and the random nights send it twice",
    "start-work-day": endsSharedShift,
    "start-shift": endsSharedShift,
    "end-shift": endsSharedShift,
    "end-work-day": endsSharedShift,
    "print-shift": "needs a drawer that was just counted, and the random nights print it",
    "print-report": copiesAReport,
    "set-privilege":
      "is of Philippine venues only, which half of the random nights are, and features/bill",
    "refund-bill":
      "needs the exact amount of a bill that the saver does not know, and features/bill sends it twice and at once",
  },
} satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Far more than it takes until each kind has come up. */
const samples = 5000;

const maxRounds = 20;
const triesPerRound = 20;

let venue: OpenVenue;
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.app.close());

/** Has one of everything that a request can be about. */
function createKnowledge({ tills, facts }: OpenVenue): ClientKnowledge {
  const lines = ["a", "b"].map((key, id) => ({ id: id + 1, key, qty: 1, course: id + 1 }));
  const bill = { version: 1, table: "1", lines };
  const known = new Map([1, 2].map((number) => [number, { ...bill, table: `${number}` }]));
  let count = 0;
  return {
    crew: {
      users: tills.map(({ signedIn }) => signedIn),
      articles: facts.articles,
      stockItems: facts.stockItems,
      serviceGroup: 1,
      cash: 1,
      card: 2,
      floatTopUp: 1,
    },
    bills: [...known.keys()],
    known,
    earned: new Map([[1, { bill: 1, staff: 1, amount: 1 }]]),
    closed: new Set([1]),
    merged: [{ first: 1, second: 2, version: 2 }],
    tenders: new Set([1]),
    papers: new Map([[1, 1]]),
    added: new Set([1]),
    count: () => (count += 1),
  };
}

function sorted(names: Iterable<string>): readonly string[] {
  return [...new Set(names)].toSorted();
}

/**
 * Requests about bills, payments and papers need a bill, a payment and a paper. By chance, one round may end with a
 * single bill whose timer runs, so that it cannot be paid.
 */
async function prepareNight(night: Night): Promise<void> {
  const kinds = [orderNewBill, takePart, mergeTwoBills, printList].map((kind) =>
    fc.sample(kind, maxRounds * triesPerRound),
  );
  const granted = new Set<readonly Action[]>();
  for (let from = 0; granted.size < kinds.length; from += triesPerRound) {
    for (const actions of kinds) {
      if (from >= actions.length) throw new Error("Some kind of action was never granted");
      const grantedBefore = night.sent.length;
      for (const action of actions.slice(from, from + triesPerRound)) {
        await runConcurrently(night, [action]);
      }
      if (night.sent.length > grantedBefore) granted.add(actions);
    }
  }
}

test("every write of the contract is an action of the random nights or listed with a reason", async () => {
  const night = await beginNight(venue);
  await prepareNight(night);
  const done = fc
    .sample(anyAction, samples)
    .flatMap((action) => action.toCall(night)?.call.name ?? []);
  expect(sorted([...done, ...Object.keys(without.nights)])).toEqual(sorted(writes));
  expect(done.filter((name) => name in without.nights)).toEqual([]);
});

test("every write of the contract is a request of the process proofs or listed with a reason", () => {
  const chance = chanceOf(1);
  const floor = createKnowledge(venue);
  const wished = Array.from({ length: samples }, () => anyRequest(floor, chance).call.name);
  expect(sorted([...wished, ...Object.keys(without.process)])).toEqual(sorted(writes));
  expect(wished.filter((name) => name in without.process)).toEqual([]);
});
