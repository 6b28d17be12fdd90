import { deliverIntents, type SendResult, type IntentStore } from "./deliver-intents.ts";
import { isOnlyFireOrServed, type Intent } from "./intent.ts";

export type OutboxEnvironment = {
  readonly store: IntentStore;
  readonly send: (intent: Intent) => Promise<SendResult>;
  /** Shows the stored intents, here and in other windows. */
  readonly announceChange: () => Promise<void>;
  /** The bills that a batch has changed, other than by firing or serving what they have. */
  readonly onSent: (bills: ReadonlySet<number>) => void;
  readonly isServerLost: () => boolean;
  /** Only one window at a time works; resolves when the work is done, rejects if the lock cannot be acquired. */
  readonly takeTurn: (work: () => Promise<void>) => Promise<void>;
  /** Asks the browser for persistent storage. The browser may ask the person, who may never answer. */
  readonly askToKeep: () => Promise<boolean>;
  readonly onPersistenceKnown: (isSafe: boolean) => void;
  readonly sleep: (ms: number) => Promise<void>;
  readonly signal: { readonly aborted: boolean };
  readonly onFault: (error: unknown) => void;
};

const retryDelayMs = 2000;
/** Another window may have stored a press and died before it could notify this one. */
const pollIntervalMs = 60_000;

/** Sends what waits on this device until it is stopped. No failure ends it. */
export async function runOutbox(environment: OutboxEnvironment): Promise<void> {
  const { signal, takeTurn, onFault, sleep } = environment;
  // Runs beside the sending, which never waits for the answer.
  void requestStorageOnce(environment);
  while (!signal.aborted) {
    try {
      await takeTurn(() => sendUntilStopped(environment));
    } catch (error) {
      if (signal.aborted) break;
      onFault(error);
      await sleep(retryDelayMs);
    }
  }
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

async function sendUntilStopped(environment: OutboxEnvironment): Promise<void> {
  while (!environment.signal.aborted) {
    const isAllSent = await sendBatch(environment);
    await environment.sleep(isAllSent ? pollIntervalMs : retryDelayMs);
  }
}

/** One batch. Whatever cannot be read or written is still there for the next one. */
async function sendBatch(environment: OutboxEnvironment): Promise<boolean> {
  if (environment.isServerLost()) return false;
  const sent = new Set<number>();
  const send = async (intent: Intent) => {
    const answer = await environment.send(intent);
    if (answer.kind === "done" && !isOnlyFireOrServed(intent)) sent.add(answer.done.bill);
    return answer;
  };
  try {
    return await deliverIntents({ ...environment, send });
  } catch (error) {
    environment.onFault(error);
    return false;
  } finally {
    if (sent.size > 0) environment.onSent(sent);
  }
}
