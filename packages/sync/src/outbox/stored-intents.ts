import { inOrder, type StoreChange } from "./delivery-queue.ts";
import { readIntent, type Intent } from "./intent.ts";

/**
 * What a device stores for the server, and in which storage: a browser may delete it while windows are open, and the
 * next one begins empty.
 */
export type StoredIntents = {
  /** The turn of the row that begins the storage; null if an earlier release has written all that is in it. */
  readonly storage: number | null;
  readonly intents: readonly Intent[];
};

export const nothingStored: StoredIntents = { storage: null, intents: [] };

/** The rows of the device's storage, in their order. */
export function readStored(rows: readonly unknown[]): StoredIntents {
  const first = rows.find(isFirstRow);
  return { storage: first?.turn ?? null, intents: rows.flatMap((row) => readIntent(row) ?? []) };
}

/** It is no intent, and earlier releases skip it. */
type FirstRow = { readonly turn: number; readonly beginsStorage: true };

function isFirstRow(row: unknown): row is FirstRow {
  const { turn, beginsStorage }: Readonly<Record<string, unknown>> = Object(row);
  return typeof turn === "number" && beginsStorage === true;
}

/** What the window has seen in a storage that was deleted since, with all that nobody has sent or discarded. */
export function lostIntents(known: StoredIntents, now: StoredIntents): readonly Intent[] {
  if (known.storage === null || known.storage === now.storage) return [];
  const keys = new Set(now.intents.map(({ key }) => key));
  const turns = new Set(now.intents.map(({ turn }) => turn));
  return known.intents.filter(({ key, turn }) => !keys.has(key) && !turns.has(turn));
}

/** Whether a write would keep intents that the next deletion, or an earlier one, takes away otherwise. */
export function isWriteDue(known: StoredIntents, now: StoredIntents): boolean {
  const isOfEarlierRelease = now.storage === null && now.intents.length > 0;
  return isOfEarlierRelease || lostIntents(known, now).length > 0;
}

/** All that is stored, with what was lost, in the order of the presses. */
export function withLost(known: StoredIntents, now: StoredIntents): readonly Intent[] {
  return inOrder([...lostIntents(known, now), ...now.intents]);
}

type StorageWrite = {
  readonly puts: readonly (Intent | FirstRow)[];
  readonly deleted: readonly number[];
  /** What is stored after it. */
  readonly stored: StoredIntents;
};

/**
 * One atomic step in the device's storage. It puts back what was lost, whose keys keep it from being done twice. The
 * turns of a new storage follow the second in which it began, so they are none that a deleted one has given.
 */
export function writeStep(
  known: StoredIntents,
  rows: readonly unknown[],
  { step, second }: { readonly step: (all: readonly Intent[]) => StoreChange; second: number },
): StorageWrite {
  const now = readStored(rows);
  const lost = lostIntents(known, now);
  const all = inOrder([...lost, ...now.intents]);
  const { removed, changed } = step(all);
  const gone = new Set(removed.map(({ turn }) => turn));
  const byTurn = new Map([...lost, ...changed].map((intent) => [intent.turn, intent]));
  const puts = [...byTurn.values()].filter(({ turn }) => !gone.has(turn));
  const turn = now.storage ?? Math.max(second, ...all.map((one) => one.turn + 1));
  return {
    puts: now.storage === null ? [{ turn, beginsStorage: true }, ...puts] : puts,
    deleted: [...gone],
    stored: {
      storage: turn,
      intents: all.filter((one) => !gone.has(one.turn)).map((one) => byTurn.get(one.turn) ?? one),
    },
  };
}
