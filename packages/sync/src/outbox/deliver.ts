import type { Failure } from "../failure.ts";
import { isWaiting, type Done, type Intent, type NewIntent } from "./intent.ts";
import { nextInLine, stepWhenDone, stepWhenRefused, type Step } from "./waiting-line.ts";

/** What became of one try. */
export type Answer =
  | { readonly kind: "done"; readonly done: Done }
  | { readonly kind: "refused"; readonly failure: Failure }
  /** Nobody knows whether it was done; the same key asks again. */
  | { readonly kind: "unanswered"; readonly isServerGone: boolean };

/** Where intents lie until they are settled. */
export type IntentStore = {
  readonly all: () => Promise<readonly Intent[]>;
  /** One step on what lies there at that moment; presses and other windows come before it or after it. */
  readonly change: (step: (all: readonly Intent[]) => Step) => Promise<void>;
};

export type OutboxStore = IntentStore & {
  /** On the disk when it is done; what it is called from then on. */
  readonly add: (intent: NewIntent) => Promise<Intent>;
};

export type Delivery = {
  readonly store: IntentStore;
  readonly send: (intent: Intent) => Promise<Answer>;
  /** After every round that may have changed what waits. */
  readonly tell: () => Promise<void>;
  /** Nothing is sent any more by who has stopped. */
  readonly signal: { readonly aborted: boolean };
};

/** So many bills are told at the same time. */
const abreast = 4;

/**
 * Sends what waits, bill by bill in the order of the presses, until nothing is left that can be sent now. Says whether
 * nothing waits any more. One runs at a time, in whichever window.
 */
export async function deliver({ store, send, tell, signal }: Delivery): Promise<boolean> {
  /** What is left for the next time, and with it the rest of its bill. */
  const tried = new Set<number>();
  // oxlint-disable no-await-in-loop -- one round after the other
  for (;;) {
    const all = await store.all();
    const next = nextInLine(all).filter(({ turn }) => !tried.has(turn));
    if (next.length === 0 || signal.aborted) return !all.some(isWaiting);
    const answers = await Promise.all(
      next.slice(0, abreast).map(async (intent) => ({ intent, answer: await send(intent) })),
    );
    for (const { intent, answer } of answers) {
      if (answer.kind === "unanswered") tried.add(intent.turn);
      else await store.change((now) => stepAfter(intent, answer, now));
    }
    await tell();
    const isGone = answers.some(
      ({ answer }) => answer.kind === "unanswered" && answer.isServerGone,
    );
    if (isGone) return false;
  }
  // oxlint-enable no-await-in-loop
}

function stepAfter(
  { turn }: Intent,
  answer: Exclude<Answer, { readonly kind: "unanswered" }>,
  all: readonly Intent[],
): Step {
  return answer.kind === "done"
    ? stepWhenDone(turn, answer.done, all)
    : stepWhenRefused(turn, answer.failure, all);
}
