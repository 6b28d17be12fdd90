import { deliver, type Answer, type IntentStore } from "./deliver-intents.ts";
import type { Intent } from "./intent.ts";

export type OutboxWorld = {
  readonly store: IntentStore;
  readonly send: (intent: Intent) => Promise<Answer>;
  /** Shows the stored intents, here and in other windows. */
  readonly tell: () => Promise<void>;
  /** The bills that a batch has changed. */
  readonly onSent: (bills: ReadonlySet<number>) => void;
  readonly isServerLost: () => boolean;
  /** Only one window at a time works; resolves when the work is done, rejects if the lock cannot be acquired. */
  readonly takeTurn: (work: () => Promise<void>) => Promise<void>;
  /** Asks the browser for persistent storage. The browser may ask the person, who may never answer. */
  readonly askToKeep: () => Promise<boolean>;
  readonly onKept: (isSafe: boolean) => void;
  readonly sleep: (ms: number) => Promise<void>;
  readonly signal: { readonly aborted: boolean };
  readonly onFault: (error: unknown) => void;
};

const tryAgainMs = 2000;
/** Another window may have stored a press and died before it could notify this one. */
const lookAgainMs = 60_000;

/** Sends what waits on this device until it is stopped. No failure ends it. */
export async function runOutbox(world: OutboxWorld): Promise<void> {
  const { signal, takeTurn, onFault, sleep } = world;
  // Runs beside the sending, which never waits for the answer.
  void askOnce(world);
  // oxlint-disable no-await-in-loop -- one turn after the other
  while (!signal.aborted) {
    try {
      await takeTurn(() => sendOnAndOn(world));
    } catch (error) {
      if (signal.aborted) break;
      onFault(error);
      await sleep(tryAgainMs);
    }
  }
  // oxlint-enable no-await-in-loop
}

async function askOnce({ askToKeep, onKept, onFault }: OutboxWorld): Promise<void> {
  try {
    onKept(await askToKeep());
  } catch (error) {
    onKept(false);
    onFault(error);
  }
}

async function sendOnAndOn(world: OutboxWorld): Promise<void> {
  // oxlint-disable no-await-in-loop -- one batch after the other
  while (!world.signal.aborted) {
    const isAllSent = await sendNow(world);
    await world.sleep(isAllSent ? lookAgainMs : tryAgainMs);
  }
  // oxlint-enable no-await-in-loop
}

/** One batch. Whatever cannot be read or written is still there for the next one. */
async function sendNow(world: OutboxWorld): Promise<boolean> {
  if (world.isServerLost()) return false;
  const sent = new Set<number>();
  const send = async (intent: Intent) => {
    const answer = await world.send(intent);
    if (answer.kind === "done") sent.add(answer.done.bill);
    return answer;
  };
  try {
    return await deliver({ ...world, send });
  } catch (error) {
    world.onFault(error);
    return false;
  } finally {
    if (sent.size > 0) world.onSent(sent);
  }
}
