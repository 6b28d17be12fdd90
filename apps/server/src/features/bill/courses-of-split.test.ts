import { closeBill, voidBill } from "@comanda/contract/end-bill";
import { officeLocation } from "@comanda/contract/office-venue";
import { splitBill } from "@comanda/contract/split-merge";
import { msPerMinute } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, expect, test } from "vitest";

import { headOf, sendJoin, sendPart, sendSplit } from "../../testing/join-bills.ts";
import { ringAlarms } from "../../testing/ring-alarms.ts";
import { coursesOn } from "../../testing/test-courses.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { payTypesOf } from "../../testing/test-money.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  await office.change(officeLocation, { courseMinutes: 20 });
});
afterAll(() => office.app.close());

const { nextTable, lineOf, coursesOf, fire, change, printsCopy } = coursesOn(() => office);

/** A starter, mains and a dessert, which is split off, and split off once more with a drink left behind. */
async function threeParts() {
  const first = await office.openBill(nextTable(), [
    office.item("Green Curry", { course: 1 }),
    office.item("Pad Thai", { course: 2 }),
    office.item("Jasmine Rice", { course: 3 }),
    office.item("Gin"),
  ]);
  const second = await part(first, "Jasmine Rice", "Gin");
  return { first, third: await part(second, "Jasmine Rice") };
}

/** What is named goes to a bill of its own. */
async function part(bill: number, ...names: readonly string[]): Promise<number> {
  const lines = await Promise.all(names.map((name) => lineOf(bill, name)));
  const pieces = lines.map(({ key, qty }) => ({ key, qty }));
  const head = await headOf(office, bill);
  return replyOf(splitBill, await sendSplit(office, head, { table: nextTable(), pieces }))
    .secondBill;
}

async function pay(bill: number) {
  const payType = (await payTypesOf(office)).get(800) ?? 0;
  const { amount: total } = await headOf(office, bill);
  const body = { payDetails: [{ payType, total }] };
  return await office.write(office.cashier, closeBill, { params: { id: bill }, body });
}

async function planOf(bill: number) {
  return (await coursesOf(bill))?.find(({ firesAt }) => firesAt !== null)?.number ?? null;
}

function wait(minutes: number): Promise<void> {
  office.app.advance(minutes * msPerMinute);
  return ringAlarms(office.app);
}

async function isFired(bill: number, course: number): Promise<boolean> {
  const known = (await coursesOf(bill)) ?? [];
  return known.some(({ number, firedAt }) => number === course && firedAt !== null);
}

test("a dessert that was split off is fired by itself after the mains of the other bill", async () => {
  const { first, third } = await threeParts();
  expect([await planOf(first), await planOf(third)]).toEqual([2, null]);
  await wait(20);
  expect([await isFired(first, 2), await isFired(third, 3)]).toEqual([true, false]);
  expect(await planOf(third)).toBe(3);
  await wait(20);
  expect(await isFired(third, 3)).toBe(true);
});

const ways: readonly (readonly [string, (bill: number) => Promise<unknown>])[] = [
  ["fired", (bill) => fire(bill, 2)],
  [
    "taken back",
    async (bill) => {
      const { key } = await lineOf(bill, "Pad Thai");
      const billItems = [office.item("Pad Thai", { credits: key, qty: -1 })];
      return change(bill, { billItems });
    },
  ],
  [
    "voided",
    (bill) =>
      office.write(office.cashier, voidBill, {
        params: { id: bill },
        body: { statusNote: "walked out" },
      }),
  ],
  ["paid", pay],
];

test.each(ways)("it is next once the mains are %s", async (_way, end) => {
  const { first, third } = await threeParts();
  expect(await planOf(third)).toBeNull();
  await end(first);
  expect(await planOf(third)).toBe(3);
});

test("it is next after the mains, also once the bills between them are paid", async () => {
  const mains = await office.openBill(nextTable(), [
    office.item("Green Curry", { course: 1 }),
    office.item("Pad Thai", { course: 2 }),
    office.item("Jasmine Rice", { course: 3 }),
    office.item("Gin"),
    office.item("Singha Beer"),
  ]);
  const withGin = await part(mains, "Jasmine Rice", "Gin", "Singha Beer");
  const withBeer = await part(withGin, "Jasmine Rice", "Singha Beer");
  const dessert = await part(withBeer, "Jasmine Rice");
  for (const bill of [withGin, withBeer]) replyOf(closeBill, await pay(bill));
  expect(await plansAroundMains(dessert, mains)).toEqual([null, 3]);
});

test("it is next once the mains have gone to another table with their guests", async () => {
  const { first, third } = await threeParts();
  const other = await office.openBill(nextTable(), [office.item("Green Curry", { course: 1 })]);
  await sendJoin(office, await headOf(office, other), await headOf(office, first));
  expect(await planOf(third)).toBe(3);
});

/** What is fired by itself next on a bill, before and after the mains of another one are fired. */
async function plansAroundMains(bill: number, mains: number) {
  const before = await planOf(bill);
  await fire(mains, 2);
  return [before, await planOf(bill)];
}

test("at a table that the dessert joins, it waits only for what is there", async () => {
  const { first, third } = await threeParts();
  const other = await office.openBill(nextTable(), [office.item("Green Curry", { course: 1 })]);
  await sendJoin(office, await headOf(office, other), await headOf(office, third));
  expect(await planOf(other)).toBe(3);
  await sendPart(office, await headOf(office, other), third);
  expect(await plansAroundMains(third, first)).toEqual([null, 3]);
});

test("a table that the mains join and leave waits for no dessert elsewhere", async () => {
  const { first } = await threeParts();
  const other = await office.openBill(nextTable(), [office.item("Green Curry", { course: 1 })]);
  await sendJoin(office, await headOf(office, first), await headOf(office, other));
  await sendPart(office, await headOf(office, first), other);
  const elsewhere = async (bill: number) =>
    ((await coursesOf(bill)) ?? []).flatMap(({ number, isElsewhere }) =>
      isElsewhere === true ? [number] : [],
    );
  expect([await elsewhere(first), await elsewhere(other)]).toEqual([[3], []]);
});

test("two parts that were joined by mistake wait for each other again", async () => {
  const { first, third } = await threeParts();
  await sendJoin(office, await headOf(office, first), await headOf(office, third));
  await sendPart(office, await headOf(office, first), third);
  expect(await plansAroundMains(third, first)).toEqual([null, 3]);
});

test("a main that is ordered on its bill by mistake and taken back changes nothing", async () => {
  const { first, third } = await threeParts();
  await change(third, { billItems: [office.item("Pad Thai", { course: 2 })] });
  const { key } = await lineOf(third, "Pad Thai");
  await change(third, { billItems: [office.item("Pad Thai", { credits: key, qty: -1 })] });
  expect(await plansAroundMains(third, first)).toEqual([null, 3]);
});

test("a bill on paper stays a copy when the mains of the other one are fired", async () => {
  const { first, third } = await threeParts();
  expect(await printsCopy(third)).toBe(false);
  await fire(first, 2);
  expect(await planOf(third)).toBe(3);
  expect(await printsCopy(third)).toBe(true);
  await change(third, { cover: 5 });
  expect(await printsCopy(third)).toBe(false);
});

test("mains of another table are none of its business", async () => {
  const { third } = await threeParts();
  const { first: other } = await threeParts();
  await fire(other, 2);
  expect(await planOf(third)).toBeNull();
});
