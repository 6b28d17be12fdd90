import { mergeBill } from "@comanda/contract/split-merge";
import { id as idOf } from "@comanda/domain/id";
import { instant, msPerMinute } from "@comanda/domain/time/instant";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { coursesOn } from "../../testing/test-courses.ts";
import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { replyOf } from "../../testing/test-till.ts";

let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

const { nextTable, change, fire, lineOf, tickets } = coursesOn(() => evening);

const inMinutes = (minutes: number) =>
  wireDateTime(instant(evening.app.now() + minutes * msPerMinute));
const wait = () => evening.app.advance(msPerMinute);
const press = (article: string, more: object = {}) =>
  evening.item(article, { createdDate: inMinutes(0), ...more });
const order = (...items: readonly ReturnType<typeof press>[]) =>
  evening.openBill(nextTable(), [...items]);
const add = (bill: number, article: string) => change(bill, { billItems: [press(article)] });
const serve = (bill: number, minutes = 0) => change(bill, { served: inMinutes(minutes) });
const move = (bill: number) => change(bill, { place: { table: nextTable(), room: "" } });

/** The second bill joins the first, at its table. */
async function join(first: number, second: number): Promise<void> {
  const [{ bill: one }, { bill: two }] = [
    await evening.billOf(first),
    await evening.billOf(second),
  ];
  const newBill = {
    table: one?.table ?? "",
    room: "",
    cover: 4,
    staff: evening.waiter.user.id,
    customer: null,
  };
  const versions = { firstVersion: one?.version ?? 0, secondVersion: two?.version ?? 0 };
  const body = { newBill, firstBillId: first, secondBillId: second, ...versions };
  replyOf(mergeBill, await evening.write(evening.cashier, mergeBill, { body }));
}

describe("tickets after somebody said that all has come", () => {
  test("name every dish in work of guests who join a table that was served, and none that was", async () => {
    const eating = await order(press("Gin"));
    await tickets(eating);
    wait();
    const waiting = await order(press("Green Curry"));
    await tickets(waiting);
    wait();
    await add(waiting, "Pad Thai");
    await tickets(waiting);
    wait();
    await serve(eating);
    await join(eating, waiting);
    expect(await tickets(eating)).toEqual([
      "make, 1 Green Curry, moved",
      "make, 1 Pad Thai, moved",
    ]);
  });

  test("name a course in work that waits on the joined bill, and not the starters before it", async () => {
    const bill = await order(press("Gin", { course: 1 }), press("Green Curry", { course: 2 }));
    await tickets(bill);
    wait();
    await serve(bill);
    wait();
    await fire(bill, 2);
    await tickets(bill);
    const other = await order(
      press("Jasmine Rice", { course: 1 }),
      press("Pad Thai", { course: 2 }),
    );
    await tickets(other);
    await join(other, bill);
    expect(await tickets(other)).toEqual(["make, 1 Green Curry, moved"]);
  });

  test("name a dish that was to be made at once since", async () => {
    const bill = await order(press("Gin", { course: 1 }), press("Green Curry", { course: 2 }));
    await tickets(bill);
    wait();
    await serve(bill);
    wait();
    const { id } = await lineOf(bill, "Green Curry");
    await change(bill, { billItems: [{ id, course: 0 }] });
    expect(await tickets(bill)).toEqual(["make, 1 Green Curry"]);
    await move(bill);
    expect(await tickets(bill)).toEqual(["make, 1 Green Curry, moved"]);
  });

  test("name no dish that is eaten for other seats or another note, but what is taken back", async () => {
    const bill = await order(press("Pad Thai", { seats: [1] }));
    await tickets(bill);
    wait();
    await serve(bill);
    const { id, key } = await lineOf(bill, "Pad Thai");
    await change(bill, { billItems: [{ id, seats: [2], note: "no nuts" }] });
    expect(await tickets(bill)).toEqual([]);
    await change(bill, { billItems: [press("Pad Thai", { qty: -1, credits: key })] });
    expect(await tickets(bill)).toHaveLength(1);
  });

  test("do not name a dish whose ticket came after a first Served, once it is said again", async () => {
    const bill = await order(press("Gin"));
    await serve(bill);
    await tickets(bill);
    const version = async () => (await evening.billOf(bill)).bill?.version;
    const before = await version();
    await serve(bill);
    // The bill on the tills is as it was.
    expect(await version()).toBe(before);
    await move(bill);
    expect(await tickets(bill)).toEqual([]);
  });

  test("do not name a dish of which an earlier release noted only how many were ticketed", async () => {
    const bill = await order(press("Gin"));
    await tickets(bill);
    await evening.app
      .database()
      .updateTable("bill_line")
      .set({ ticketed_for: null })
      .where("bill", "=", idOf<"bill">(bill))
      .execute();
    await serve(bill);
    const { id } = await lineOf(bill, "Gin");
    await change(bill, { billItems: [{ id, seats: [2] }] });
    expect(await tickets(bill)).toEqual([]);
  });

  test("name what was sent since a press that its till had to keep, or with the same call", async () => {
    const bill = await order(press("Gin"));
    await tickets(bill);
    evening.app.advance(10 * msPerMinute);
    await add(bill, "Pad Thai");
    await tickets(bill);
    await serve(bill, -4);
    await move(bill);
    expect(await tickets(bill)).toEqual(["make, 1 Pad Thai, moved"]);
    await change(bill, { billItems: [press("Green Curry")], served: inMinutes(0) });
    expect(await tickets(bill)).toEqual(["make, 1 Green Curry"]);
    await move(bill);
    expect(await tickets(bill)).toEqual(["make, 1 Green Curry, moved"]);
  });
});
