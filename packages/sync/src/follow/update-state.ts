import type { JournalRow } from "../records/apply-changes.ts";
import type { Records } from "../records/records.ts";
import { applyRowsInOrder } from "../records/apply-rows-in-order.ts";
import type { FollowState, ClockReading } from "./state.ts";

/** What differs from till to till. */
export type FollowRules<Reference> = {
  /** The menu, updated with these stock counts. */
  readonly inStock: (reference: Reference, records: Records) => Reference;
  /** The release of this page; null in development. */
  readonly release: string | null;
};

export type StepContext<Reference> = {
  readonly rules: FollowRules<Reference>;
  readonly now: ClockReading;
};

export type ReportingContext<Reference> = StepContext<Reference> & {
  readonly report: (message: string) => void;
};

/** The least time between loads that an unreadable row causes, because the next row may be unreadable too. */
const unreadableRowPauseMs = 5000;

const firstRetryMs = 1000;
const maxBackoffMs = 30_000;

/** How long to wait after so many failures in a row. */
export function retryPauseMs(failures: number): number {
  return Math.min(firstRetryMs * 2 ** (failures - 1), maxBackoffMs);
}

/** Applies the rows of a write's reply, which may be ahead of the stream. */
export function applyWriteReply<Reference>(
  state: FollowState<Reference>,
  rows: readonly JournalRow[],
  context: ReportingContext<Reference>,
): FollowState<Reference> {
  if (isOtherJournal(state, rows))
    return requestLoad(noteContact(state, context.now), context.now.ms);
  const ahead = marksAhead(state.ahead, rows, state.chain.ping);
  return applyRows({ ...noteContact(state, context.now), ahead }, rows, context);
}

/** Applies rows that the server has checked against its journal. */
export function applyConfirmedRows<Reference>(
  state: FollowState<Reference>,
  rows: readonly JournalRow[],
  context: ReportingContext<Reference>,
): FollowState<Reference> {
  if (isOtherJournal(state, rows)) return requestLoad(state, context.now.ms);
  const next = applyRows(state, rows, context);
  const chain = rows.reduce(
    (position, { ping, mark }) =>
      ping === position.ping + 1 && ping <= next.ping ? { ping, mark } : position,
    state.chain,
  );
  return { ...next, chain, ahead: marksAhead(state.ahead, rows, chain.ping) };
}

export function marksAhead(
  before: FollowState<never>["ahead"],
  rows: readonly { readonly ping: number; readonly mark?: string | undefined }[],
  last: number,
): FollowState<never>["ahead"] {
  const ahead = rows.map(({ ping, mark }) => [ping, mark] as const);
  return new Map([...before, ...ahead].filter(([ping]) => ping > last));
}

/** Whether the current journal has another row at a number that this till knows. Old servers sent no hash prefixes. */
function isOtherJournal<Reference>(
  { ahead, chain }: FollowState<Reference>,
  rows: readonly JournalRow[],
): boolean {
  return rows.some(({ ping, mark }) => {
    const known = ping === chain.ping ? chain.mark : ahead.get(ping);
    return known !== undefined && mark !== undefined && known !== mark;
  });
}

/** Applies journal rows, in whatever order and however often they arrive. */
export function applyRows<Reference>(
  state: FollowState<Reference>,
  rows: readonly JournalRow[],
  { now, rules, report }: ReportingContext<Reference>,
): FollowState<Reference> {
  const { known, billsAsOf, waiting, ping, mark, isReferenceOld, settingsPing } = state;
  const before = { records: known, billsAsOf, waiting, ping, mark, isReferenceOld, settingsPing };
  const taken = applyRowsInOrder(before, rows);
  if ("unreadable" in taken) {
    report(`A row names a ${taken.unreadable} that cannot be read`);
    return requestLoadSoon(state, now);
  }
  const { records, ...others } = taken;
  const applied = [...waiting.values(), ...rows].filter(
    (row) => row.ping > ping && row.ping <= taken.ping,
  );
  const rest =
    state.rest.kind === "here"
      ? state.rest
      : { ...state.rest, rows: [...state.rest.rows, ...applied] };
  const next = { ...state, ...others, known: records, rest };
  if (records.stock === known.stock || state.reference === null) return next;
  return { ...next, reference: rules.inStock(state.reference, records) };
}

export function noteContact<Reference>(
  state: FollowState<Reference>,
  now: ClockReading,
): FollowState<Reference> {
  return { ...state, heardAt: now.wallMs, pingFailures: 0, isLost: false, lostSince: null };
}

export function requestLoad<Reference>(
  state: FollowState<Reference>,
  atMs: number,
): FollowState<Reference> {
  const { load } = state;
  if (load.kind === "loading" || (load.kind === "wanted" && load.atMs <= atMs)) return state;
  return { ...state, load: { kind: "wanted", atMs, failures: load.failures } };
}

/** An unreadable row may be followed by others: the pause prevents a reload loop. */
export function requestLoadSoon<Reference>(
  state: FollowState<Reference>,
  now: ClockReading,
): FollowState<Reference> {
  const { load } = state;
  if (load.kind !== "resting") return state;
  return requestLoad(state, Math.max(now.ms, load.lastAtMs + unreadableRowPauseMs));
}
