import { changeList, type Change } from "#journal/changes.ts";

import { partPaidAt } from "./bill-rows.ts";
import type { BillRow } from "./history-store.ts";
import type { PastEvent, StoredDay } from "./past-event.ts";
import { openRow, rowsOf, type PastSale } from "./past-sale.ts";
import type { TemplateRound } from "./template-rounds.ts";

/** How a bill ended: voided, or printed, perhaps paid in parts, and closed. */
export function endEvents(sale: PastSale): readonly PastEvent[] {
  const { end, template, station } = sale.planned;
  const last = template.rounds.at(-1);
  if (end.status === "open" || last === undefined) return [];
  const steps = end.status === "voided" ? [endStep(sale, "void-bill")] : payingSteps(sale, last);
  const who = { staff: sale.shift.staff, station };
  return steps.map(({ at, action, after }, index) => {
    const before = steps[index - 1]?.after ?? ((bill) => openRow(bill, sale.planned, last));
    const changesOf = (day: StoredDay): readonly Change[] => {
      const { bill } = rowsOf(day, sale);
      return changesBetween(before(bill), after(bill), takenIn(day, sale, { steps, index }));
    };
    return { ...who, at, action, changesOf };
  });
}

/** One write at the end of a bill. */
type EndStep = Pick<PastEvent, "at" | "action"> & {
  /** How many tenders it wrote. */
  readonly tenders: number;
  /** The bill after it, by the finished bill. */
  readonly after: (finished: BillRow) => BillRow;
};

function payingSteps(sale: PastSale, last: TemplateRound): readonly EndStep[] {
  const { planned, shift } = sale;
  const printed = (bill: BillRow): BillRow => {
    const { papers, printed_version } = bill;
    return { ...openRow(bill, planned, last), papers, printed_version };
  };
  let saved = { version: last.version, updated_at: planned.openedAt };
  const parts = planned.end.parts.map((part): EndStep => {
    const { action, taken, bill: paid } = part;
    const at = partPaidAt(planned, part, shift);
    // A correction leaves the bill as it is.
    if (action === "take-tender") saved = { version: saved.version + 1, updated_at: at };
    const columns = { ...saved, paid: paid.paid };
    const after = (bill: BillRow): BillRow => ({ ...printed(bill), ...columns });
    return { at, action, tenders: taken.length, after };
  });
  const at = parts[0]?.at ?? planned.endedAt;
  const print: EndStep = { at, action: "print-bill", tenders: 0, after: printed };
  return [print, ...parts, endStep(sale, "close-bill")];
}

function endStep({ planned }: PastSale, action: string): EndStep {
  const { end, endedAt } = planned;
  return { at: endedAt, action, tenders: end.taken.length, after: (bill) => bill };
}

/** The tenders that a step wrote: a bill has them in the order of its steps. */
function takenIn(
  day: StoredDay,
  sale: PastSale,
  { steps, index }: { readonly steps: readonly EndStep[]; readonly index: number },
): readonly Change[] {
  const { tenders } = rowsOf(day, sale);
  const from = steps.slice(0, index).reduce((sum, step) => sum + step.tenders, 0);
  const taken = tenders.slice(from, from + (steps[index]?.tenders ?? 0));
  return taken.map((row) => ({ kind: "insert", table: "tender", id: row.id, row }));
}

function changesBetween(
  before: BillRow,
  after: BillRow,
  taken: readonly Change[],
): readonly Change[] {
  const changes = changeList();
  changes.updated("bill", before, after);
  return [...changes.all, ...taken];
}
