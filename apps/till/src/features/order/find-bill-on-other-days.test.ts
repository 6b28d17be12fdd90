import { beforeAll, expect, test, vi } from "vitest";

import { bill12, openTill } from "../outbox/testing/open-till.ts";

beforeAll(() => void vi.resetModules());

const found = (number: number, status: 1 | 2) => ({
  ...bill12,
  id: number,
  number,
  status,
  date: `2026-11-0${number}`,
});

async function findAmong(...bills: readonly object[]) {
  await openTill(() =>
    Response.json({
      bills,
      next: null,
      isVague: false,
      day: null,
      previousDay: null,
      nextDay: null,
    }),
  );
  const { findBillOnOtherDays } = await import("./find-bill-on-other-days.ts");
  return await findBillOnOtherDays(7);
}

test("the bill that has the number on another day is shown with its day", async () => {
  expect(await findAmong(found(1, 1))).toEqual({
    kind: "one",
    bill: { id: 1, mode: "reprint", date: "2026-11-01" },
  });
});

test("if bills of two days have it, none of them is meant", async () => {
  expect(await findAmong(found(1, 1), found(2, 2))).toEqual({ kind: "several" });
});

test("if none has it, that is said", async () => {
  expect(await findAmong()).toMatchObject({
    kind: "none",
    problem: { refusal: "bill-not-found", about: { number: 7 } },
  });
});
