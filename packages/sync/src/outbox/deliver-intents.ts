import type { Failure } from "../failure.ts";
import { isWaiting, type DeliveryReceipt, type Intent, type NewIntent } from "./intent.ts";
import {
  needsSentMark,
  nextDeliverable,
  onDelivered,
  onRejected,
  onSending,
  type StoreChange,
} from "./delivery-queue.ts";

/** The outcome of one attempt. */
export type SendResult =
  | { readonly kind: "done"; readonly done: DeliveryReceipt }
  | { readonly kind: "refused"; readonly failure: Failure }
  /** The outcome is unknown; a retry has the same key. */
  | { readonly kind: "unanswered"; readonly isServerGone: boolean };

/** Where intents are stored until they are settled. */
export type IntentStore = {
  readonly all: () => Promise<readonly Intent[]>;
  /** Applies one atomic step to the stored intents; presses and other windows come before it or after it. */
  readonly change: (step: (all: readonly Intent[]) => StoreChange) => Promise<void>;
};

export type OutboxStore = IntentStore & {
  /**
   * Resolves once the intent is on disk, with the ids that its bill and lines have by then. It waits for a decision if
   * it was refused already.
   */
  readonly add: (intent: NewIntent, refused?: Failure | null) => Promise<Intent>;
};

export type DeliveryOptions = {
  readonly store: IntentStore;
  readonly send: (intent: Intent) => Promise<SendResult>;
  /** Called after every batch that may have changed what waits. */
  readonly announceChange: () => Promise<void>;
  /** Called for each intent that is done, and the bill that it is about; by one window only. */
  readonly onDone: (intent: Intent, bill: number) => void;
  /** Called for what failed without keeping anything from being sent. */
  readonly onFault: (error: unknown) => void;
  /** A stopped outbox sends nothing more. */
  readonly signal: { readonly aborted: boolean };
};

/** How many bills are sent concurrently. */
const maxConcurrentBills = 4;

/**
 * Sends the waiting intents, bill by bill in the order of the presses, until none is left that can be sent now. Returns
 * whether nothing waits any more. Only one runs at a time, across all windows, except while a window that was suspended
 * ends what it was sending.
 */
export async function deliverIntents(options: DeliveryOptions): Promise<boolean> {
  const { store, send, announceChange, signal } = options;
  /** Left for the next run, together with the rest of its bill. */
  const tried = new Set<number>();
  for (;;) {
    const all = await store.all();
    const next = nextDeliverable(all).filter(({ turn }) => !tried.has(turn));
    if (next.length === 0 || signal.aborted) return !all.some(isWaiting);
    const batch = next.slice(0, maxConcurrentBills);
    await markSent(batch, options);
    const answers = await Promise.all(
      batch.map(async (intent) => ({ intent, answer: await send(intent) })),
    );
    for (const { intent, answer } of answers) {
      if (answer.kind === "unanswered") tried.add(intent.turn);
      else await settle(intent, answer, options);
    }
    await announceChange();
    const isGone = answers.some(
      ({ answer }) => answer.kind === "unanswered" && answer.isServerGone,
    );
    if (isGone) return false;
  }
}

/** A device that is too full for the mark still sends: without it, only another login has to ask a manager. */
async function markSent(
  batch: readonly Intent[],
  { store, onFault }: DeliveryOptions,
): Promise<void> {
  const turns = new Set(batch.filter(needsSentMark).map(({ turn }) => turn));
  if (turns.size === 0) return;
  try {
    await store.change((all) => onSending(turns, all));
  } catch (error) {
    onFault(error);
  }
}

type Settlement = Exclude<SendResult, { readonly kind: "unanswered" }>;

/** A window that was suspended may come with its answer after another one has settled the intent. */
async function settle(
  intent: Intent,
  answer: Settlement,
  { store, onDone }: DeliveryOptions,
): Promise<void> {
  let isFirst = false;
  await store.change((all) => {
    isFirst = all.some(({ turn, done }) => turn === intent.turn && done === null);
    return isFirst ? changeAfter(intent, answer, all) : { removed: [], changed: [] };
  });
  if (isFirst && answer.kind === "done") onDone(intent, answer.done.bill);
}

function changeAfter({ turn }: Intent, answer: Settlement, all: readonly Intent[]): StoreChange {
  return answer.kind === "done"
    ? onDelivered(turn, answer.done, all)
    : onRejected(turn, answer.failure, all);
}
