import { countCash, endShift } from "@comanda/contract/day";
import { addPayment, listExpenseCategories } from "@comanda/contract/payment";
import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { rate } from "@comanda/domain/money/rate";
import { stockAmount } from "@comanda/domain/stock/stock-amount";
import { instant } from "@comanda/domain/time/instant";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findHead } from "#journal/journal-store.ts";

import { addGuest } from "../../testing/add-guest.ts";
import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { aReportForm } from "../../testing/test-form.ts";
import {
  truncateJournal,
  forgeHashPrefixes,
  moveRow,
  rehash,
  resultAfterTampering,
  withoutSubjects,
  type Tamper,
} from "../../testing/tamper-journal.ts";
import { drawerOf, payBill, payTypesOf, startShiftOf } from "../../testing/test-money.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";
import { writeBases } from "./base-store.ts";
import { checkPast, isUnchanged, type PastOptions } from "./check-past.ts";
import { parseJournalPosition } from "./journal-position.ts";
import { describePast } from "./describe-past.ts";

const lotus = id<"location">(1);

let evening: Evening;
/** A journal head as copied from a paper, after all writes. */
let notedPosition: string;

beforeAll(async () => {
  evening = await startEvening();
  await writeBases(evening.app.database(), instant(evening.app.now()));
  await openDayAndShift(evening);
  await sellSome("A");
  const list = await callAs(evening.app, evening.cashier, listExpenseCategories);
  const moneyIn = replyOf(listExpenseCategories, list).find(({ type }) => type === 0);
  const body = { type: 0, amount: 100_00, note: "Float", expenseCategory: moneyIn?.id };
  replyOf(addPayment, await evening.write(evening.cashier, addPayment, { body }));
  await addGuest(evening.app, evening.cashier, "Zelda");
  await endWithPdf();
  await startShiftOf(evening, evening.cashier, 1500_00);
  await sellSome("B");
  const { sequence, hash } = await findHead(evening.app.database(), lotus);
  notedPosition = `${sequence}:${hash.slice(0, 24)}`;
});
afterAll(() => evening.app.close());

async function sellSome(name: string): Promise<void> {
  const cash = (await payTypesOf(evening)).get(800) ?? 0;
  for (let table = 0; table < 3; table += 1) {
    const bill = await evening.openBill(`${name}${table}`, [evening.item("Gin")]);
    const details = [{ payType: cash, total: 1000_00 }];
    if (table > 0) await payBill(evening, evening.cashier, bill, details);
  }
}

async function endWithPdf(): Promise<void> {
  await evening.write(evening.cashier, countCash, { body: drawerOf(1500_00) });
  const pdf = Buffer.from("%PDF-1.7 a report of a shift");
  const form = aReportForm({ endDrawerCash: 1500_00 }, pdf);
  replyOf(endShift, await evening.write(evening.cashier, endShift, { form }));
}

/** The report of the check after tampering; empty if it finds nothing. */
async function reportAfter(tamper: Tamper, options: PastOptions = {}): Promise<string> {
  const verdicts = await resultAfterTampering(evening.app.database(), tamper, (tx) =>
    checkPast(tx, options),
  );
  return verdicts.every(isUnchanged) ? "" : verdicts.flatMap(describePast).join("\n");
}

test("the check finds nothing in untouched data, at each location", async () => {
  const verdicts = await checkPast(evening.app.database());
  expect(verdicts.flatMap(describePast)).toEqual([
    expect.stringMatching(/^Lotus House: \d+ rows, all as they were written\.$/),
    "Lotus House: The tables match these rows.",
    "Lotus House: The mark on 1 report matches the journal.",
    expect.stringMatching(/^Lotus House: Rows from before the journal, only counted: \d+\.$/),
    "Harbour Hotel: 1 rows, all as they were written.",
    "Harbour Hotel: The tables match these rows.",
    expect.stringMatching(/^Harbour Hotel: Rows from before the journal, only counted: \d+\.$/),
  ]);
});

test("a journal position copied from a paper matches in any notation", async () => {
  const spaced = notedPosition.replaceAll(/(?<=:.*)(.{4})/g, "$1 ").toUpperCase();
  const marks = [notedPosition, spaced].map((text) => {
    const mark = parseJournalPosition(text);
    if (mark === null) throw new Error("No mark");
    return { ...mark, location: lotus, where: "The paper" };
  });
  expect((await checkPast(evening.app.database(), { marks })).every(isUnchanged)).toBe(true);
  expect(parseJournalPosition("12:abc")).toBe(null);
  expect(parseJournalPosition("many rows")).toBe(null);
});

describe("tampering is found and named", () => {
  const plants: readonly (readonly [string, Tamper, string | RegExp])[] = [
    [
      "the amount of a bill",
      (tx) =>
        tx
          .updateTable("bill")
          .set({ amount: money(1) })
          .where("number", "=", 2)
          .execute(),
      /bill \d+ \(bill no\. 2\): amount is 1, and the journal says \d\d+\./,
    ],
    [
      "the price of a line",
      (tx) =>
        tx
          .updateTable("bill_line")
          .set({ price: money(7) })
          .where("bill", "=", id<"bill">(3))
          .execute(),
      /bill_line \d+ \(of bill no\. 3\): price is 7, and the journal says \d\d+\./,
    ],
    [
      "a bill that was opened again",
      (tx) => sql`update bill set status = 'open', totals = null where number = 2`.execute(tx),
      /status is "open", and the journal says "closed"/,
    ],
    [
      "the last rows cut off",
      (tx) => truncateJournal(tx, 4),
      /bill \d+ \(bill no\. 6\) is there, and the journal does not tell of it|bill no\. 6/,
    ],
    [
      "a chain that was computed anew",
      (tx) => rehash(tx, (text) => text.replace(/"amount":\d{4,}/, '"amount":1')),
      /bill no\. \d\): amount is \d+, and the journal says 1\./,
    ],
    [
      "a chain and the tables with it",
      async (tx) => {
        await rehash(tx, (text) => text.replaceAll('"A0"', '"Z0"'));
        await tx
          .updateTable("bill")
          .set({ table_name: "Z0" })
          .where("table_name", "=", "A0")
          .execute();
      },
      /The shift report no\. 1 says that row \d+ of the journal begins with [\da-f]+, and it begins with/,
    ],
    [
      "a row of the journal that was taken out",
      async (tx) => {
        await withoutSubjects(tx);
        await tx
          .deleteFrom("journal")
          .where("location", "=", lotus)
          .where("sequence", "=", 9)
          .execute();
      },
      "Lotus House: BROKEN at row 9, which is missing.",
    ],
    [
      "two rows of the journal that changed places",
      async (tx) => {
        await withoutSubjects(tx);
        await moveRow(tx, 7, 100_000);
        await moveRow(tx, 8, 7);
        await moveRow(tx, 100_000, 8);
      },
      "Lotus House: BROKEN at row 7",
    ],
    [
      "the figures of a filed report",
      (tx) => sql`update report set summary = replace(summary, '1', '2')`.execute(tx),
      /report \d+ \(shift report no\. 1\): summary is/,
    ],
    [
      "the mark of a filed report",
      (tx) => tx.updateTable("report").set({ journal_head: "" }).execute(),
      /report \d+ \(shift report no\. 1\): journal_head is ""/,
    ],
    [
      "the PDF of a filed report",
      (tx) => tx.updateTable("report_pdf").set({ content: "AAAA" }).execute(),
      "The PDF of the shift report no. 1 is not the one that was filed.",
    ],
    [
      "the PDF of a filed report that was taken away",
      (tx) => tx.deleteFrom("report_pdf").execute(),
      "The PDF of the shift report no. 1 is missing.",
    ],
    [
      "a count of the stock",
      (tx) =>
        tx
          .updateTable("stock")
          .set({ current_count_thousandths: stockAmount(987_654_321) })
          .where("location", "=", lotus)
          .execute(),
      /stock \d+: current_count_thousandths is 987654321, and the journal says/,
    ],
    [
      "a payment that was put in",
      (tx) =>
        sql`insert into payment (location, type, amount, note, expense_category, staff, shift, work_day, created_at)
          select location, type, 5, note, expense_category, staff, shift, work_day, created_at from payment`.execute(
          tx,
        ),
      /payment \d+ is there, and the journal does not tell of it\./,
    ],
    [
      "a payment that was taken out",
      (tx) => tx.deleteFrom("payment").execute(),
      /payment \d+ is missing, and the journal says that it is there\./,
    ],
    [
      "a pay type that nobody has touched since the house was opened",
      (tx) =>
        tx
          .updateTable("pay_type")
          .set({ rate_basis_points: rate(1234) })
          .where("location", "=", lotus)
          .execute(),
      /pay_type \d+ \(.+\): rate_basis_points is 1234, and the journal says/,
    ],
    [
      "a station that was put in",
      (tx) =>
        sql`insert into station (location, name, is_sale_point) values (${lotus}, 'Cellar', 1)`.execute(
          tx,
        ),
      /station \d+ \(Cellar\) is there, and the journal does not tell of it\./,
    ],
    [
      "a guest that was put in",
      (tx) =>
        sql`insert into customer (location, name, card_number, customer_type, address, phone, email, preferred_drink)
          select location, 'Ghost', card_number, customer_type, address, phone, email, preferred_drink
          from customer where name = 'Zelda'`.execute(tx),
      /customer: \d+ rows are from before the journal, and it says that there were \d+\./,
    ],
    [
      "what somebody may do",
      (tx) =>
        tx.updateTable("staff").set({ role: "admin" }).where("username", "=", "waiter").execute(),
      /staff \d+: role is "admin", and the journal says "staff"/,
    ],
    [
      "a setting of the house",
      (tx) =>
        tx
          .updateTable("setting")
          .set({ value: '"Other House"' })
          .where("name", "=", "venueName")
          .execute(),
      /setting 1: venueName is /,
    ],
    [
      "what an article takes from the stock",
      (tx) => sql`update recipe set quantity_thousandths = 1`.execute(tx),
      /article \d+ \(.+\): recipe is /,
    ],
  ];

  test.each(plants)("%s", async (_, tamper, expected) => {
    const said = await reportAfter(tamper);
    expect(said).toMatch(expected);
  });

  test("consistent tampering is found by a position on paper alone", async () => {
    const mark = parseJournalPosition(notedPosition);
    const marks = mark === null ? [] : [{ ...mark, location: lotus, where: "The paper" }];
    const forge: Tamper = async (tx) => {
      await rehash(tx, (text) => text.replaceAll('"A0"', '"Z0"'));
      await tx
        .updateTable("bill")
        .set({ table_name: "Z0" })
        .where("table_name", "=", "A0")
        .execute();
      await forgeHashPrefixes(tx);
    };
    expect(await reportAfter(forge)).toBe("");
    const said = await reportAfter(forge, { marks });
    expect(said).toMatch(/The paper says that row \d+ of the journal begins with/);
    expect(await reportAfter((tx) => truncateJournal(tx, 1), { marks })).toMatch(
      /The paper says that the journal had a row \d+, and it ends before that\./,
    );
  });
});
