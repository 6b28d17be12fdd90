import { printTickets } from "@comanda/contract/bill-papers";
import { refireLines } from "@comanda/contract/fire-course";
import { officeLocation } from "@comanda/contract/office-venue";
import type { PrintJob } from "@comanda/contract/print";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { coursesOn, wordsOfTicket } from "../../testing/test-courses.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { errorOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterAll(() => office.app.close());

const { nextTable, dinner, change, fire, lineOf, printed, tickets } = coursesOn(() => office);

describe("a ticket", () => {
  const later = (jobs: readonly PrintJob[]) =>
    jobs.flatMap(({ document }) =>
      document.kind === "ticket"
        ? (document.later ?? []).map(({ name, qty }) => `${qty} ${name}`)
        : [],
    );

  test("names what comes later, unless the venue wants that left out", async () => {
    const bill = await dinner();
    expect(later(await printed(printTickets, { body: { id: bill } }))).toEqual(["2 Pad Thai"]);
    await office.change(officeLocation, { printsLaterCourses: false });
    const other = await dinner();
    expect(later(await printed(printTickets, { body: { id: other } }))).toEqual([]);
    await office.change(officeLocation, { printsLaterCourses: true });
  });

  test("of a course that is fired is no conflict for a till that has read the bill before", async () => {
    const bill = await dinner();
    await tickets(bill);
    const { id } = await lineOf(bill, "Pad Thai");
    expect((await fire(bill, 2)).statusCode).toBe(200);
    const changed = await change(bill, { version: 1, billItems: [{ id, note: "mild" }] });
    expect(changed.statusCode).toBe(200);
    expect((await lineOf(bill, "Pad Thai")).note).toBe("mild");
  });

  test("tells once that a dish in work is for other seats", async () => {
    const bill = await dinner();
    await tickets(bill);
    const { id } = await lineOf(bill, "Green Curry");
    await change(bill, { billItems: [{ id, seats: [2] }] });
    const reseated = ["make, 1 Green Curry, course 1, seats 2, other seats"];
    expect(await tickets(bill)).toEqual(reseated);
    expect(await tickets(bill)).toEqual([]);
    const { id: waiting } = await lineOf(bill, "Pad Thai");
    await change(bill, { billItems: [{ id: waiting, seats: [2] }] });
    expect(await tickets(bill)).toEqual([]);
  });

  test("cancels pieces for the seats that the kitchen knows, and the others go to their new seats", async () => {
    const bill = await dinner();
    await fire(bill, 2);
    const { id, key } = await lineOf(bill, "Pad Thai");
    await tickets(bill);
    const credit = office.item("Pad Thai", { qty: -1, credits: key });
    await change(bill, { billItems: [{ id, seats: [2] }, credit] });
    expect(await tickets(bill)).toEqual([
      "cancel, 1 Pad Thai, course 2, seats 1",
      "make, 1 Pad Thai, course 2, seats 2, other seats",
    ]);
    expect(await tickets(bill)).toEqual([]);
  });

  test("cancels the answer of a dish that went to another seat for that seat", async () => {
    const gin = office.item("Gin", { seats: [1] });
    const tonic = office.item("Tonic", { type: 1, parent: gin.key });
    const bill = await office.openBill(nextTable(), [gin, tonic]);
    await tickets(bill);
    const { id } = await lineOf(bill, "Gin");
    await change(bill, { billItems: [{ id, seats: [2] }] });
    expect(await tickets(bill)).toEqual(["make, 1 Gin, seats 2, other seats"]);
    const { key } = await lineOf(bill, "Tonic");
    await change(bill, { billItems: [office.item("Tonic", { type: 1, qty: -1, credits: key })] });
    expect(await tickets(bill)).toEqual(["cancel, 1 Tonic, seats 2"]);
  });

  test("asks for what was spoilt once more, and the bill stays as it is", async () => {
    const bill = await dinner();
    await tickets(bill);
    const before = await office.billOf(bill);
    const { id } = await lineOf(bill, "Green Curry");
    const again = { id: bill, lines: [{ id }], reason: " burnt " };
    const [job, ...others] = await printed(refireLines, { body: again });
    expect(job?.document).toMatchObject({ kind: "ticket", again: "burnt" });
    expect(job === undefined ? [] : wordsOfTicket(job)).toEqual([
      "make, 1 Green Curry, course 1, seats 1,2",
    ]);
    expect(others).toEqual([]);
    expect(await office.billOf(bill)).toEqual(before);
    expect(await tickets(bill)).toEqual([]);
  });

  test.each([
    ["nothing of this number", { lines: [{ id: 999_999 }] }, "line-not-found"],
    ["more than there is", { lines: [{ qty: 2 }] }, "quantity-invalid"],
    ["no reason", { reason: " " }, "reason-required"],
  ])("is not printed again for %s", async (_what, wrong, code) => {
    const bill = await dinner();
    await tickets(bill);
    const { id } = await lineOf(bill, "Green Curry");
    const body = { id: bill, reason: "burnt", ...wrong };
    const lines = "lines" in wrong ? wrong.lines.map((line) => ({ id, ...line })) : [{ id }];
    const refused = await office.write(office.waiter, refireLines, { body: { ...body, lines } });
    expect(errorOf(refused).code).toBe(code);
  });

  test("is not printed again for what the kitchen does not have", async () => {
    const bill = await dinner();
    const { id } = await lineOf(bill, "Pad Thai");
    const body = { id: bill, lines: [{ id }], reason: "burnt" };
    expect(errorOf(await office.write(office.waiter, refireLines, { body }))).toMatchObject({
      code: "not-in-work",
      message: "The kitchen does not have Pad Thai yet",
    });
  });
});
