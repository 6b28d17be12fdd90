import { billStatuses } from "@comanda/contract/bill-record";
import { printJobs } from "@comanda/contract/print";
import type { PrintJobRecord } from "@comanda/contract/print-job-record";
import type { BillStatus } from "@comanda/domain/bill/bill";
import type { PaperKind } from "@comanda/domain/paper/paper-kind";
import { mayBeDelivered, newPrint, type PrintProgress } from "@comanda/domain/paper/print-job";
import { id } from "@comanda/domain/id";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import type { BillId, Instant, PrintJobId, StationId } from "@comanda/contract/wire";
import { Type, type Static } from "typebox";

import { matchesSchema } from "#database/portable-columns.ts";

import type { Model, ModelBill } from "./model.ts";

/** A paper and its progress. */
export type ModelPaper = {
  readonly id: PrintJobId;
  readonly kind: PaperKind;
  readonly bill: BillId | null;
  /** The version of the bill on the paper. */
  readonly billVersion: number | null;
  /** Whether the paper shows its bill as open, closed or voided; null if it is no bill. */
  readonly status: BillStatus | null;
  readonly number: number | null;
  readonly printer: string;
  /** The station whose till delivers it. */
  readonly station: StationId | null;
  readonly createdAt: Instant;
  readonly progress: PrintProgress;
};

/** The record of a paper that tills get, without its title. */
export function toWirePaper(paper: ModelPaper): Omit<PrintJobRecord, "title" | "printerName"> {
  const { id: job, kind, bill, number, printer, station, createdAt, progress } = paper;
  const { state, cause, attempt, isRepeat, isUnasked, changedAt } = progress;
  const createdDate = wireDateTime(createdAt);
  const updatedDate = wireDateTime(changedAt);
  const record = { id: job, kind, bill, number, printer, attempt, isRepeat, state, cause, station };
  return { ...record, ...(isUnasked === true && { isUnasked }), createdDate, updatedDate };
}

const papersReply = Type.Object(printJobs);
export type SentPaper = Static<typeof papersReply>["jobs"][number];

export function papersIn(reply: unknown): readonly SentPaper[] {
  if (!matchesSchema(papersReply, reply))
    throw new Error(`A reply without papers: ${stringify(reply)}`);
  return reply.jobs;
}

type PrintOrigin = {
  readonly station: StationId;
  readonly at: Instant;
  readonly bill?: { readonly id: BillId; readonly version: number };
};

/** Adds the papers that were made now, under the ids that the server gave them. */
export function withPapers(
  model: Model,
  reply: unknown,
  { station, at, bill }: PrintOrigin,
): Model {
  const papers = new Map(model.papers);
  for (const { id: given, printer, document } of papersIn(reply)) {
    if (given === 0) continue;
    const paper: ModelPaper = {
      id: id<"print-job">(given),
      kind: document.kind,
      bill: bill?.id ?? null,
      billVersion: bill?.version ?? null,
      status: document.kind === "bill" ? billStatuses[document.status] : null,
      number: "number" in document ? document.number : null,
      printer,
      station,
      createdAt: at,
      progress: newPrint(at),
    };
    if (papers.has(paper.id)) throw new Error(`Two papers have the number ${given}`);
    papers.set(paper.id, paper);
  }
  return { ...model, papers };
}

/** The model with the new state of one of its papers. */
export function withPaper(model: Model, paper: ModelPaper): Model {
  return { ...model, papers: new Map(model.papers).set(paper.id, paper) };
}

/** Whether the guests have the bill's current version on paper, or may have it. */
export function hasPaper(model: Model, { bill, printedVersion }: ModelBill): boolean {
  if (printedVersion !== bill.version) return false;
  const papers = [...model.papers.values()].filter(
    (paper) =>
      paper.kind === "bill" && paper.bill === bill.id && paper.billVersion === bill.version,
  );
  return papers.length === 0 || papers.some(({ progress }) => mayBeDelivered(progress));
}

/** A save of a bill that changed nothing that guests see leaves them with a paper of its current version. */
export function withSamePaper(model: Model, before: ModelBill, saved: BillId): Model {
  const after = model.bills.get(saved);
  if (after === undefined || before.printedVersion !== before.bill.version) return model;
  const { version } = after.bill;
  const papers = [...model.papers].map(([paper, each]) => {
    const isOfBill = each.kind === "bill" && each.bill === saved;
    const isMoved = isOfBill && each.billVersion === before.bill.version;
    return [paper, isMoved ? { ...each, billVersion: version } : each] as const;
  });
  const bills = new Map(model.bills).set(saved, { ...after, printedVersion: version });
  return { ...model, bills, papers: new Map(papers) };
}

function stringify(value: unknown): string {
  return JSON.stringify(value);
}
