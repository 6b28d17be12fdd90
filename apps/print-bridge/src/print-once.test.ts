import fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { DeliveryResult } from "./deliver-job.ts";
import { createPrintOnce, printOnceDefaults } from "./print-once.ts";

const delivered: DeliveryResult = { outcome: "delivered" };

function testOptions(options: Partial<typeof printOnceDefaults> = {}) {
  const printed: string[] = [];
  const printOnce = createPrintOnce({ ...printOnceDefaults, ...options });
  const print = (name: string, delivery: DeliveryResult | Promise<DeliveryResult> = delivered) =>
    printOnce(name, async () => {
      printed.push(name);
      return await delivery;
    });
  return { printed, print };
}

describe("a repeated job", () => {
  test("is not printed again after delivery, and gets the same reply", async () => {
    const { printed, print } = testOptions();
    expect(await print("12-1")).toEqual(delivered);
    expect(await print("12-1", { outcome: "refused" })).toEqual(delivered);
    expect(printed).toEqual(["12-1"]);
  });

  test("waits for the first one while that is in progress", async () => {
    const { printed, print } = testOptions();
    const turn = Promise.withResolvers<DeliveryResult>();
    const both = [print("12-1", turn.promise), print("12-1", turn.promise)];
    turn.resolve({ outcome: "reset" });
    expect(await Promise.all(both)).toEqual([{ outcome: "reset" }, { outcome: "reset" }]);
    expect(printed).toEqual(["12-1"]);
  });

  test("is retried after a failure", async () => {
    const { printed, print } = testOptions();
    expect(await print("12-1", { outcome: "refused" })).toEqual({ outcome: "refused" });
    expect(await print("12-1")).toEqual(delivered);
    expect(printed).toEqual(["12-1", "12-1"]);
  });

  test("is retried after a fault", async () => {
    const { printed, print } = testOptions();
    await expect(print("12-1", Promise.reject(new Error("out of memory")))).rejects.toThrow(
      "memory",
    );
    expect(await print("12-1")).toEqual(delivered);
    expect(printed).toEqual(["12-1", "12-1"]);
  });
});

describe("the record of delivered jobs", () => {
  test("is limited in number", async () => {
    const { printed, print } = testOptions({ most: 2 });
    for (const name of ["1", "2", "3", "2", "3", "1"]) {
      await print(name);
    }
    expect(printed).toEqual(["1", "2", "3", "1"]);
  });

  test("expires after a set time", async () => {
    let now = 0;
    const { printed, print } = testOptions({ now: () => now, forMs: 1000 });
    await print("1");
    now = 1000;
    await print("1");
    expect(printed).toEqual(["1"]);
    now = 1001;
    await print("1");
    expect(printed).toEqual(["1", "1"]);
  });
});

test("no sequence of requests delivers a job twice", async () => {
  const asked = fc.array(
    fc.record({ name: fc.constantFrom("a", "b", "c"), works: fc.boolean(), waits: fc.boolean() }),
    { maxLength: 40 },
  );
  await fc.assert(
    fc.asyncProperty(asked, async (jobs) => {
      const deliveries: string[] = [];
      const printOnce = createPrintOnce(printOnceDefaults);
      const answers = jobs.map(async ({ name, works, waits }) => {
        if (waits) await Promise.resolve();
        return await printOnce(name, async () => {
          await Promise.resolve();
          if (!works) return { outcome: "reset" };
          deliveries.push(name);
          return delivered;
        });
      });
      await Promise.all(answers);
      expect(new Set(deliveries).size).toBe(deliveries.length);
    }),
  );
});
