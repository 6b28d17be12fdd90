import { setImmediate } from "node:timers/promises";

/** A pause of so many milliseconds is not noticeable. */
const sliceMs = 10;

/** Awaited within long work, it yields to other calls once the work has used up its time slice. */
export type YieldIfDue = () => Promise<void> | undefined;

export function createYielder(): YieldIfDue {
  let since = performance.now();
  const pause = async (): Promise<void> => {
    await setImmediate();
    since = performance.now();
  };
  return () => (performance.now() - since < sliceMs ? undefined : pause());
}

/** Maps each item and yields to other calls in between: an import has a hundred thousand rows. */
export async function mapInSlices<Item, Made>(
  items: Iterable<Item>,
  make: (item: Item, index: number) => Made,
): Promise<readonly Made[]> {
  const made: Made[] = [];
  const giveWay = createYielder();
  for (const item of items) {
    made.push(make(item, made.length));
    const turn = giveWay();
    if (turn !== undefined) await turn;
  }
  return made;
}

/** The same for items that map to several results, or to none. */
export async function flatMapInSlices<Item, Made>(
  items: Iterable<Item>,
  make: (item: Item, index: number) => readonly Made[],
): Promise<readonly Made[]> {
  return (await mapInSlices(items, make)).flat();
}
