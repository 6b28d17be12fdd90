import { deliverIntents, type SendResult, type IntentStore } from "./deliver-intents.ts";
import { nextDeliverable } from "./delivery-queue.ts";
import { isOnlyFireOrServed, type Intent } from "./intent.ts";

export type OutboxEnvironment = {
  readonly store: IntentStore;
  readonly send: (intent: Intent) => Promise<SendResult>;
  /** Shows the stored intents, here and in other windows. */
  readonly announceChange: () => Promise<void>;
  /** The bills that a batch has changed, other than by firing or serving what they have. */
  readonly onSent: (bills: ReadonlySet<number>) => void;
  readonly isServerLost: () => boolean;
  /**
   * Only one window at a time works. Resolves to true when the work is done, and to false at once if another window has
   * the turn, unless it is taken over. Rejects if the lock cannot be acquired, and if another window takes it over
   * during the work, which does not end by that.
   */
  readonly takeTurn: (work: () => Promise<void>, isTakenOver: boolean) => Promise<boolean>;
  /** Asks the window that has the turn whether it sends; false if there is no answer for so many milliseconds. */
  readonly askSender: (limitMs: number) => Promise<boolean>;
  /** Asks the browser for persistent storage. The browser may ask the person, who may never answer. */
  readonly askToKeep: () => Promise<boolean>;
  readonly onPersistenceKnown: (isSafe: boolean) => void;
  readonly sleep: (ms: number) => Promise<void>;
  /** Ends the sleep, or keeps the next one from beginning. */
  readonly wake: () => void;
  readonly signal: { readonly aborted: boolean };
  readonly onFault: (error: unknown) => void;
};

const retryDelayMs = 2000;
/** Another window may have stored a press and died before it could notify this one. */
const pollIntervalMs = 60_000;

/**
 * How often in a row the window that has the turn leaves the question without an answer, for `retryDelayMs` each, before
 * another one takes it over: browsers suspend windows in the background, with the locks that they hold.
 */
const maxUnanswered = 5;

/** Sends what waits on this device until it is stopped. No failure ends it. */
export async function runOutbox(environment: OutboxEnvironment): Promise<void> {
  const { signal, onFault, sleep } = environment;
  // Runs beside the sending, which never waits for the answer.
  void requestStorageOnce(environment);
  let unanswered = 0;
  while (!signal.aborted) {
    try {
      const hadTurn = await sendInTurn(environment, unanswered >= maxUnanswered);
      unanswered = hadTurn || !(await isSenderSilent(environment)) ? 0 : unanswered + 1;
    } catch (error) {
      if (signal.aborted) break;
      onFault(error);
      await sleep(retryDelayMs);
    }
  }
}

/** Returns whether it had the turn to its end. */
async function sendInTurn(environment: OutboxEnvironment, isTakenOver: boolean): Promise<boolean> {
  const turn: Turn = { isOver: false, work: null };
  const work = () => (turn.work = sendUntilOver(environment, turn));
  try {
    return await environment.takeTurn(work, isTakenOver);
  } catch (error) {
    if (turn.work === null) throw error;
    // Another window has taken the turn over: this one sends nothing beside it.
    turn.isOver = true;
    environment.wake();
    await turn.work;
    return false;
  }
}

type Turn = { isOver: boolean; work: Promise<void> | null };

/** Whether there is something to send that the window with the turn does not send, as far as can be asked. */
async function isSenderSilent(environment: OutboxEnvironment): Promise<boolean> {
  const { store, isServerLost, askSender, sleep } = environment;
  const canSend = nextDeliverable(await store.all()).length > 0;
  if (canSend && !isServerLost() && !(await askSender(retryDelayMs))) return true;
  await sleep(canSend ? retryDelayMs : pollIntervalMs);
  return false;
}

async function requestStorageOnce({
  askToKeep,
  onPersistenceKnown,
  onFault,
}: OutboxEnvironment): Promise<void> {
  try {
    onPersistenceKnown(await askToKeep());
  } catch (error) {
    onPersistenceKnown(false);
    onFault(error);
  }
}

async function sendUntilOver(environment: OutboxEnvironment, turn: Turn): Promise<void> {
  const signal = {
    get aborted() {
      return turn.isOver || environment.signal.aborted;
    },
  };
  while (!signal.aborted) {
    const isAllSent = await sendBatch({ ...environment, signal });
    await environment.sleep(isAllSent ? pollIntervalMs : retryDelayMs);
  }
}

/** One batch. Whatever cannot be read or written is still there for the next one. */
async function sendBatch(environment: OutboxEnvironment): Promise<boolean> {
  const sent = new Set<number>();
  const onDone = (intent: Intent, bill: number) => {
    if (!isOnlyFireOrServed(intent)) sent.add(bill);
  };
  try {
    // A browser may delete what is stored; reading puts it back, as long as the window is open.
    await environment.store.all();
    if (environment.isServerLost()) return false;
    return await deliverIntents({ ...environment, onDone });
  } catch (error) {
    environment.onFault(error);
    return false;
  } finally {
    if (sent.size > 0) environment.onSent(sent);
  }
}
