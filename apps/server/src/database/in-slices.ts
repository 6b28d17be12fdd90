import { setImmediate } from "node:timers/promises";

/** Nobody notices a wait of so many milliseconds. */
const sliceMs = 10;

/** Awaited within long work, it lets other calls have their turn as soon as the work has taken a slice of time. */
export type GiveWay = () => Promise<void> | undefined;

export function sliced(): GiveWay {
  let since = performance.now();
  const pause = async (): Promise<void> => {
    await setImmediate();
    since = performance.now();
  };
  return () => (performance.now() - since < sliceMs ? undefined : pause());
}

/** What is made of each item, while others have their turn in between: an import has a hundred thousand rows. */
export async function mapInSlices<Item, Made>(
  items: Iterable<Item>,
  make: (item: Item, index: number) => Made,
): Promise<readonly Made[]> {
  const made: Made[] = [];
  const giveWay = sliced();
  for (const item of items) {
    made.push(make(item, made.length));
    const turn = giveWay();
    // oxlint-disable-next-line no-await-in-loop -- that is what it is for
    if (turn !== undefined) await turn;
  }
  return made;
}

/** The same where each item may make several, or none. */
export async function flatMapInSlices<Item, Made>(
  items: Iterable<Item>,
  make: (item: Item, index: number) => readonly Made[],
): Promise<readonly Made[]> {
  return (await mapInSlices(items, make)).flat();
}
