import type { StaffReply } from "@comanda/contract/staff-record";
import { byId } from "@comanda/sync/records/records";
import { beforeAll, expect, test, vi } from "vitest";

import { aSession } from "#api/testing/a-session.ts";

import { atWork } from "../outbox/testing/open-till.ts";
import { duringShift, openOrder } from "./testing/open-order.ts";

beforeAll(() => void vi.resetModules());

const noi = atWork(31);
const atHome = atWork(32, { location: null });
/** The user of the till. */
const chai = atWork(10);

async function openWith(...staff: readonly StaffReply[]) {
  const till = await openOrder([], { ...duringShift, staff: byId(staff) });
  const { chooseServer } = await import("./choose-server.ts");
  const { staffOfLocation } = await import("./sale-context.ts");
  const begun: number[] = [];
  const begin = () => chooseServer((server) => void begun.push(server));
  return { ...till, begin, begun, staffOfLocation };
}

test("users who take orders serve the guests of theirs themselves", async () => {
  const till = await openWith(chai, noi);
  expect(till.begin()).toBe(true);
  expect(till.begun).toEqual([10]);
});

test("others choose one of those who are at work", async () => {
  const till = await openWith(atWork(10, { subRoles: [] }), noi, atHome);
  expect(till.begin()).toBe(false);
  expect(till.begun).toEqual([]);
  const content = till.notice();
  if (content?.kind !== "failure") throw new Error("Nobody is asked");
  expect(content.people?.list.map(({ ref }) => ref)).toEqual(["31"]);
  content.people?.onChoose("31");
  expect(till.begun).toEqual([31]);
});

test("of the staff, a till knows the rights of its user only", async () => {
  const till = await openWith(chai, noi);
  const { startSession } = await import("#api/change-session.ts");
  const session = aSession(["give_discount"]);
  await startSession({ ...session, token: { ...session.token, key: "AAAA" } });
  expect(till.staffOfLocation().staffs).toMatchObject([
    { id: 10, permissions: ["give_discount"] },
    { id: 31, permissions: [] },
  ]);
});
