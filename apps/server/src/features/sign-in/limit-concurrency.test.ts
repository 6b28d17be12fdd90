import { expect, test } from "vitest";

import { limitConcurrency } from "./limit-concurrency.ts";

test("at most the limit runs at once, and every task gets its turn", async () => {
  const limited = limitConcurrency({ running: 2, waiting: 10 });
  let running = 0;
  let most = 0;
  const work = async (): Promise<number> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return 1;
  };
  const results = await Promise.all(Array.from({ length: 9 }, () => limited(work)));
  expect(results).toEqual(Array.from({ length: 9 }, () => 1));
  expect(most).toBe(2);
});

test("a failing task lets the next one in", async () => {
  const limited = limitConcurrency({ running: 1, waiting: 10 });
  const failing = limited(() => Promise.reject(new Error("no")));
  const next = limited(() => Promise.resolve("yes"));
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("yes");
});
