import { expect, test } from "vitest";

import { coalesceCalls } from "./coalesce-calls.ts";

test("concurrent callers share one query, and each later caller gets a new one", async () => {
  let looks = 0;
  const look = coalesceCalls(async (name: string) => `${name} ${(looks += 1)}`);
  expect(await Promise.all([look("a"), look("a"), look("b")])).toEqual(["a 1", "a 1", "b 2"]);
  expect(await look("a")).toBe("a 3");
});

test("no caller gets a result that was read before it asked", async () => {
  let state = "old";
  let goOn = (): void => {};
  const isAsked = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const look = coalesceCalls(async () => {
    const seen = state;
    goOn();
    return seen;
  });
  const first = look(1);
  await isAsked;
  state = "new";
  expect(await look(1)).toBe("new");
  expect(await first).toBe("old");
});

test("a failed query is repeated", async () => {
  let looks = 0;
  const look = coalesceCalls(async () => {
    looks += 1;
    if (looks === 1) throw new Error("No database");
    return looks;
  });
  await expect(look(1)).rejects.toThrow("No database");
  expect(await look(1)).toBe(2);
});
