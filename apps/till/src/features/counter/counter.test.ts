import { newBill } from "@comanda/contract/bill";
import type { StaffReply } from "@comanda/contract/staff-record";
import { addArticle } from "@comanda/domain/bill/add-article";
import { lineKey } from "@comanda/domain/bill/line";
import { id } from "@comanda/domain/id";
import { oneQuantity } from "@comanda/domain/money/quantity";
import { aBill, aLine, accepted, aMoment, poolTable } from "@comanda/domain/testing/builders";
import { byId } from "@comanda/sync/records/records";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import { bill12, openTill, venue } from "../outbox/testing/open-till.ts";

const shift = {
  id: id<"shift">(1),
  name: "1",
  station: id<"station">(1),
  workDay: id<"work-day">(1),
  user: id<"staff">(10),
  startTime: "2026-11-20 02:00:00",
  endTime: null,
};

/** The till of Chai, staff ID 10, at the Restaurant, which is a counter; bill 7 is open at table 12. */
async function openCounter() {
  const till = await openTill(() => null);
  const { storeSession } = await import("#api/session.ts");
  const { session } = till;
  const stations = session.stations.map((station) => ({ ...station, isCounter: true }));
  storeSession({ ...session, stations });
  const { user } = session;
  const member = (ref: number, changes: Partial<StaffReply> = {}): StaffReply => ({
    id: id<"staff">(ref),
    ref: String(ref),
    username: `user${ref}`,
    firstName: "Mali",
    lastName: "Suk",
    userGroup: user.userGroup,
    role: 3,
    subRoles: ["order-taker"],
    location: user.location,
    station: user.station,
    isDeleted: false,
    ...changes,
  });
  const { startOrder } = await import("./start-order.ts");
  const { leaveOrder } = await import("./leave-order.ts");
  const { sendAndPay } = await import("./send-and-pay.ts");
  const { useNotices } = await import("../notice/notice-store.ts");
  const { useOrder } = await import("../order/index.ts");
  const known = { ...venue, shift: byId([shift]), staff: byId([member(10), member(20)]) };
  till.know(known);
  return {
    ...till,
    known,
    member,
    startOrder,
    leaveOrder,
    sendAndPay,
    useOrder,
    beNoCounter: () => storeSession(session),
    refusal: () => {
      const { notice } = useNotices.getState();
      return notice?.content.kind === "failure" ? notice.content : null;
    },
  };
}

let till: Awaited<ReturnType<typeof openCounter>>;
beforeAll(() => void vi.resetModules());
beforeEach(async () => {
  till = await openCounter();
});

test("the first tile starts an order of the user at the next number, and the typed quantity stays", () => {
  till.know({ ...till.known, bill: byId([{ ...bill12, table: "Restaurant 4" }]) });
  till.useOrder.setState({ typed: "3" });
  expect(till.startOrder()).toBe(true);
  const { bill, typed } = till.useOrder.getState();
  expect(bill).toMatchObject({
    id: null,
    staff: 10,
    place: { kind: "table", name: "Restaurant 5" },
    lines: [],
  });
  expect(typed).toBe("3");
});

test("elsewhere a tile starts nothing", () => {
  till.beNoCounter();
  expect(till.startOrder()).toBe(true);
  expect(till.useOrder.getState().bill).toBeNull();
});

test("without a shift the reason is shown", () => {
  till.know({ ...till.known, shift: byId([]) });
  expect(till.startOrder()).toBe(false);
  expect(till.refusal()?.failure.code).toBe("start-shift");
});

test("a user who takes no orders chooses who serves, and the order begins", () => {
  const staff = byId([till.member(10, { subRoles: [] }), till.member(20)]);
  till.know({ ...till.known, staff });
  expect(till.startOrder()).toBe(false);
  const shown = till.refusal();
  expect(shown?.failure.code).toBe("choose-staff");
  expect(shown?.people?.list).toEqual([{ ref: "20", name: "Mali Suk" }]);
  shown?.people?.onChoose("20");
  expect(till.useOrder.getState().bill).toMatchObject({ staff: 20 });
});

test("New leaves a sent order and opens the form where there is none to leave", () => {
  expect(till.leaveOrder()).toBe(false);
  till.startOrder();
  expect(till.leaveOrder()).toBe(false);
  till.useOrder.setState({ bill: aBill({ lines: [aLine()] }) });
  expect(till.leaveOrder()).toBe(true);
  expect(till.useOrder.getState().bill).toBeNull();
  till.useOrder.setState({ bill: aBill({ lines: [aLine()] }) });
  till.beNoCounter();
  expect(till.leaveOrder()).toBe(false);
});

const unsent = aBill({ lines: [aLine({ isSaved: false })] });

test("PAY leaves sent orders, and those of other stations, to the rules of the till", () => {
  const pay = vi.fn<() => void>();
  till.useOrder.setState({ bill: aBill({ lines: [aLine()] }) });
  expect(till.sendAndPay(pay)).toBe(false);
  till.beNoCounter();
  till.useOrder.setState({ bill: unsent });
  expect(till.sendAndPay(pay)).toBe(false);
  expect(till.heard()).toEqual([]);
});

test("PAY sends nothing that could not be paid: without a shift, or with a running timer", () => {
  const pay = vi.fn<() => void>();
  till.know({ ...till.known, shift: byId([]) });
  till.useOrder.setState({ bill: unsent });
  expect(till.sendAndPay(pay)).toBe(true);
  expect(till.refusal()?.failure.code).toBe("start-shift");
  till.know(till.known);
  const press = { key: lineKey("pool"), article: poolTable, quantity: oneQuantity, joins: true };
  const rest = { typedPrice: null, promotions: [], moment: aMoment() };
  till.useOrder.setState({ bill: accepted(addArticle(aBill(), { ...press, ...rest })) });
  expect(till.sendAndPay(pay)).toBe(true);
  expect(till.refusal()?.failure.code).toBe("timer-running");
  expect(till.heard()).toEqual([]);
  expect(pay).not.toHaveBeenCalled();
});

test("PAY without a server sends nothing and says what it waits for", async () => {
  const { useOutbox } = await import("#records/outbox-link.ts");
  const holdBack = vi.fn<() => boolean>(() => true);
  useOutbox.setState({ holdBack });
  till.useOrder.setState({ bill: unsent });
  const pay = vi.fn<() => void>();
  expect(till.sendAndPay(pay)).toBe(true);
  expect(holdBack).toHaveBeenCalled();
  expect(till.heard()).toEqual([]);
  expect(pay).not.toHaveBeenCalled();
  useOutbox.setState({ holdBack: null });
});

test("a second press on PAY while the order is on its way sends nothing", () => {
  const pay = vi.fn<() => void>();
  till.useOrder.setState({ bill: unsent, sending: unsent });
  expect(till.sendAndPay(pay)).toBe(true);
  expect(till.heard().filter(({ call }) => call.includes(newBill.path))).toEqual([]);
  expect(till.refusal()).toBeNull();
});
