import { randomUUID } from "node:crypto";

import { printBill, printTickets } from "@comanda/contract/bill-papers";
import type { Call } from "@comanda/contract/call";
import { openDrawer, printCashCount } from "@comanda/contract/day";
import {
  printTestPage,
  repeatPrintJob,
  settlePrintJob,
  resumePrintJobs,
  acknowledgePrintJob,
} from "@comanda/contract/print-job";
import { printArticles, printCommissions, printMonthReport } from "@comanda/contract/report";

import type { Chance } from "../chance.ts";
import type { ProofRequest } from "./crew.ts";
import type { Traces } from "./traces.ts";
import type { ClientKnowledge, RequestMaker, TracedRequest } from "./requests.ts";

/** The trace of a request for papers: its reply, with papers that are stored and in no other reply. */
export function papersRequest(call: Call, input: Partial<ProofRequest> = {}): TracedRequest {
  const key = randomUUID();
  return {
    ...input,
    call,
    key,
    seen: ({ replies, papersOf, papers, storedPapers }: Traces) => {
      if (!replies.has(key)) return 0;
      const brought = papersOf.get(key) ?? [];
      if (brought.some(({ id }) => !storedPapers.has(id))) return 0;
      return Math.max(1, ...brought.map(({ name }) => papers.get(name) ?? 0));
    },
  };
}

/** A request that changes a paper, or finds that there is nothing to change. */
function paperChangeRequest(call: Call, input: Partial<ProofRequest>): TracedRequest {
  const key = randomUUID();
  return { ...input, call, key, seen: ({ replies }) => Number(replies.has(key)) };
}

export const printTicketsRequest: RequestMaker = (floor, chance) => {
  const bill = chance.oneOf(floor.bills.slice(-20));
  return bill === undefined ? null : papersRequest(printTickets, { body: { id: bill } });
};

export const printBillRequest: RequestMaker = (floor, chance) => {
  const bill = chance.oneOf(floor.bills.slice(-20));
  if (bill === undefined) return null;
  return papersRequest(printBill, { params: { id: bill, mode: 3 * chance.below(2), merged: 0 } });
};

const nothingCounted = { coin: [], cash: [] };
/** The open day of the proof is among them, whenever it runs. */
const dates = JSON.stringify({ from: "2020-01-01", to: "2099-12-31" });

/** Prints the drawer, the day or a month, or opens the drawer. */
export const printListRequest: RequestMaker = (floor, chance) => {
  const message = `month ${floor.count()}`;
  const month = { body: { summary: dates, message, fileName: "" } };
  const list = chance.oneOf([
    papersRequest(openDrawer),
    papersRequest(printCashCount, { body: nothingCounted }),
    papersRequest(printArticles),
    papersRequest(printCommissions),
    papersRequest(printTestPage, { body: { route: null } }),
    {
      ...papersRequest(printMonthReport, month),
      seen: ({ reports }: Traces) => reports.get(message) ?? 0,
    },
  ]);
  return list ?? null;
};

export const settlePaperRequest: RequestMaker = (floor, chance) => {
  const paper = onePaper(floor, chance);
  if (paper === null) return null;
  const [params, attempt] = [{ id: paper.id }, paper.attempt];
  const sent = { state: "sent", attempt };
  const failed = { state: "failed", attempt, cause: "reset" };
  return paperChangeRequest(settlePrintJob, { params, body: chance.happens(0.8) ? sent : failed });
};

export const repeatPaperRequest: RequestMaker = (floor, chance) => {
  const paper = onePaper(floor, chance);
  if (paper === null) return null;
  return papersRequest(repeatPrintJob, { params: { id: paper.id }, body: { printer: "" } });
};

export const acknowledgePaperRequest: RequestMaker = (floor, chance) => {
  const paper = onePaper(floor, chance);
  return paper === null
    ? null
    : paperChangeRequest(acknowledgePrintJob, { params: { id: paper.id } });
};

/** A till restarts without any paper in progress. */
export const takePapersRequest: RequestMaker = () =>
  papersRequest(resumePrintJobs, { body: { inHand: [] } });

function onePaper({ papers }: ClientKnowledge, chance: Chance) {
  const id = chance.oneOf([...papers.keys()].slice(-20));
  return id === undefined ? null : { id, attempt: papers.get(id) ?? 1 };
}
