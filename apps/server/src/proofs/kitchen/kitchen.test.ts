import fc from "fast-check";
import { afterAll, expect, test } from "vitest";

import { printActions } from "../../testing/print-actions.ts";
import { proofTimeoutMs, proofSize } from "../proof-size.ts";
import {
  dishes,
  editKinds,
  settleAll,
  startBusyEvening,
  type BusyEvening,
} from "./busy-evening.ts";
import { orderedDishes, orderedNotes } from "./ordered-dishes.ts";
import { deliveryOutcomes } from "./paper-till.ts";

const edits = proofSize({
  test: { sqlite: 1000, postgres: 100 },
  soak: { sqlite: 20_000, postgres: 2000 },
});
const editsInARush = 25;

/** No user stays signed in for days, so after some rushes the next evening begins. */
const rushesOfEvening = 40;

let evening: BusyEvening | null = null;
let rushesNow = 0;
let edited = 0;

async function eveningForTheRush(): Promise<BusyEvening> {
  if (evening !== null && rushesNow < rushesOfEvening) {
    rushesNow += 1;
    return evening;
  }
  await endEvening();
  rushesNow = 1;
  evening = await startBusyEvening();
  return evening;
}

async function endEvening(): Promise<void> {
  const ending = evening;
  evening = null;
  if (ending === null) return;
  edited += ending.edits();
  await ending.evening.app.close();
}

afterAll(endEvening);

const which = fc.nat(30);
const till = fc.nat(1);
const edit = fc.record({
  do: fc.constantFrom(...editKinds, "open", "add", "add", "credit", "fire"),
  which,
  dish: fc.constantFrom(...dishes),
});
const printers = [null, "192.168.10.22", "192.168.10.23", ""];
const paper = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant("ask" as const), till, which }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("deliver" as const),
      till,
      fate: fc.constantFrom("printed", ...deliveryOutcomes),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("retry" as const),
      till,
      which,
      printer: fc.constantFrom(...printers),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("acknowledge" as const), till, which }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("die" as const), till, isOut: fc.boolean() }),
  },
);
type Step =
  typeof edit extends fc.Arbitrary<infer Edit>
    ? Edit | (typeof paper extends fc.Arbitrary<infer Paper> ? Paper : never)
    : never;

const length = { minLength: editsInARush, maxLength: editsInARush };

/** As many edits as steps of papers, in any order. */
const rush = fc.tuple(fc.array<Step>(edit, length), fc.array<Step>(paper, length)).chain((halves) =>
  fc.shuffledSubarray(halves.flat(), {
    minLength: 2 * editsInARush,
    maxLength: 2 * editsInARush,
  }),
);

async function take(busy: BusyEvening, step: Step): Promise<void> {
  if ("dish" in step) return busy.edit(step.do, step.which, step.dish);
  const at = busy.tills[step.till];
  if (at === undefined) return;
  if (step.do === "deliver") return at.deliver(step.fate);
  if (step.do === "die") {
    at.die(step.isOut);
    busy.wait();
    return at.start();
  }
  if (step.do === "ask") {
    const bill = busy.bills[step.which % Math.max(1, busy.bills.length)];
    return bill === undefined ? undefined : at.askTickets(bill);
  }
  const failed = (await printActions(busy.evening).list()).filter(
    ({ state }) => state === "failed",
  );
  const job = failed[step.which % Math.max(1, failed.length)];
  if (job === undefined) return;
  await (step.do === "retry" ? at.retry(job.id, step.printer) : at.acknowledge(job.id));
}

test(
  `after ${edits} random edits at two stations, with printers that fail and tills that die, the kitchen gets each line once`,
  async () => {
    await fc.assert(
      fc.asyncProperty(rush, async (steps) => {
        const busy = await eveningForTheRush();
        for (const step of steps) await take(busy, step);
        await settleAll(busy);
        expect(busy.kitchen.doubled()).toEqual([]);
        expect(busy.kitchen.toMake()).toEqual(await orderedDishes(busy));
        expect(busy.kitchen.toMakeWithNotes()).toEqual(await orderedNotes(busy));
      }),
      { numRuns: Math.ceil(edits / editsInARush), endOnFailure: true },
    );
    await endEvening();
    expect(edited).toBe(edits);
  },
  proofTimeoutMs,
);
