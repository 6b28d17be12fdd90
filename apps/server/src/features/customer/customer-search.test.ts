import type { Customer } from "@comanda/domain/customer/customer";
import { findFirstCustomers } from "@comanda/domain/customer/find-customers";
import { nameOrder } from "@comanda/domain/customer/name-order";
import { id } from "@comanda/domain/id";
import { foldText } from "@comanda/domain/text/fold-text";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { Database, WriteTransaction } from "#database/database.ts";
import { fillGuestSearch } from "#database/migrations/0068-search-of-companies.ts";

import { findSearchViolations } from "../../proofs/invariants/find-search-violations.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { resultAfterTampering, type Tamper } from "../../testing/tamper-journal.ts";
import { searchCustomersOf } from "./customer-search-store.ts";
import { findCustomersOf } from "./customer-store.ts";

const lotus = id<"location">(1);

let data: TestDatabase;
beforeAll(async () => {
  data = await openTestDatabase();
});
afterAll(() => data.remove());

const syllable = fc.constantFrom(
  ...`Nguyễn Văn An an Đỗ Do đo Ng Ma. María O'Neil ßa Æ ı 50% a_b \\ 1 12`.split(" "),
  ...`สมชาย เกียรติ ไก่ ใจ เ ก 李 小龙 Яна`.split(" "),
);
const joined = (parts: fc.Arbitrary<string>, maxLength: number) =>
  fc
    .tuple(fc.array(parts, { minLength: 1, maxLength }), fc.constantFrom(" ", " ", "", "  "))
    .map(([some, between]) => some.join(between));
/** Names at the same place in the order: the rule alone knows which comes first. */
const nameBesideOthers = fc.constantFrom("Đỗ An", "do an", "Do An", "ĐO ÁN", "Đò Ăn", "Nga Do");
const aGuest = fc.record({
  name: fc.oneof({ weight: 2, arbitrary: joined(syllable, 4) }, nameBesideOthers),
  cardNumber: fc.constantFrom("", "LH-0042", "lh 42", "C-77", "081", "An 1"),
  phone: fc.constantFrom("+66 81 234 5678", "0812345678", "+84 90-123", ""),
  companyName: fc.oneof(fc.constant(""), joined(syllable, 3)),
  companyTaxNumber: fc.constantFrom("", "0-1055-81234-56-7", "DE 811 907", "0812345678-001"),
});
const aPiece = fc
  .tuple(joined(syllable, 3), fc.nat(4), fc.integer({ min: 1, max: 12 }))
  .map(([text, from, length]) =>
    Array.from(text)
      .slice(from, from + length)
      .join(""),
  );
const aSearch = fc.oneof(
  aPiece,
  joined(aPiece, 2),
  fc.constantFrom(
    "",
    " ",
    "8",
    "81 2",
    "de 8",
    "0-10",
    "+66",
    "()",
    "lh",
    "042",
    "5 +",
    "n",
    "zz",
    "AN",
    "%",
    "_",
    "do",
    "đo an",
    "n do",
  ),
);

type Guest = Pick<Customer, "name" | "cardNumber" | "phone" | "companyName" | "companyTaxNumber">;

async function insertGuests(tx: WriteTransaction, guests: readonly Guest[]): Promise<void> {
  const [known] = await findCustomersOf(tx, lotus);
  const texts = { address: "", email: "", preferred_drink: "", date_of_birth: null };
  const cards = new Set<string>();
  for (const { name, cardNumber, phone, companyName, companyTaxNumber } of guests) {
    const card = cards.has(cardNumber) ? "" : cardNumber;
    cards.add(card);
    const type = { location: lotus, customer_type: known?.customerType ?? id(1), deleted_at: null };
    const company = { company_name: companyName, company_tax_number: companyTaxNumber };
    const row = { ...texts, ...type, ...company, name, phone, card_number: card };
    await tx.insertInto("customer").values(row).execute();
  }
}

type Found = {
  readonly text: string;
  readonly all: readonly Customer[];
  readonly found: readonly Customer[];
};

/** What the search finds of random guests, if it returns at most so many. */
async function search(
  guests: readonly Guest[],
  texts: readonly string[],
  atMost: number,
): Promise<readonly Found[]> {
  const tamper: Tamper = async (tx) => {
    await insertGuests(tx, guests);
    await fillGuestSearch(tx);
  };
  return resultAfterTampering(data.database, tamper, async (tx) => {
    const all = await findCustomersOf(tx, lotus);
    const answers = [];
    for (const text of texts) {
      answers.push({ text, all, found: await searchCustomersOf(tx, lotus, { text, atMost }) });
    }
    return answers;
  });
}

const someGuests = fc.array(aGuest, { minLength: 1, maxLength: 30 });
const someTexts = fc.array(aSearch, { minLength: 1, maxLength: 12 });

test("the search finds what the rule finds among all guests, unless there are too many", async () => {
  await fc.assert(
    fc.asyncProperty(someGuests, someTexts, async (guests, texts) => {
      for (const { text, all, found } of await search(guests, texts, 100)) {
        const { first } = findFirstCustomers(all, text, 100);
        expect({ text, found }).toEqual({ text, found: first });
      }
    }),
    { numRuns: 50 },
  );
});

test.each([1, 3, 8])("of too many matches it returns %i, sorted by the rule", async (atMost) => {
  await fc.assert(
    fc.asyncProperty(someGuests, someTexts, async (guests, texts) => {
      for (const { text, all, found } of await search(guests, texts, atMost)) {
        const matches = findFirstCustomers(all, text, all.length).first;
        const names = found.map(({ name }) => name);
        expect({ text, names }).toMatchObject({
          names: { length: Math.min(atMost, matches.length) },
        });
        const ids = new Set(found.map((guest) => guest.id));
        expect(matches.filter((guest) => ids.has(guest.id))).toEqual(found);
      }
    }),
    { numRuns: 25 },
  );
});

test.each([1, 3, 8])(
  "of too many matches, the first %i names that begin with the text are there",
  async (atMost) => {
    await fc.assert(
      fc.asyncProperty(someGuests, someTexts, async (guests, texts) => {
        for (const { text, all, found } of await search(guests, texts, atMost)) {
          const orders = (some: readonly Customer[]): readonly string[] =>
            some.flatMap(({ name }) =>
              foldText(name).startsWith(foldText(text)) ? (nameOrder(name) ?? []) : [],
            );
          const wanted = orders(all).toSorted().slice(0, atMost);
          expect({ text, first: orders(found).slice(0, wanted.length) }).toEqual({
            text,
            first: wanted,
          });
        }
      }),
      { numRuns: 25 },
    );
  },
);

test("the demo venue's guests are found from the start, and an upgrade finds the same", async () => {
  expect(await findSearchViolations(data.database, lotus)).toEqual([]);
  const findFaults = (tx: Database) => findSearchViolations(tx, lotus);
  expect(await resultAfterTampering(data.database, fillGuestSearch, findFaults)).toEqual([]);
});

test("of names that thousands share, the search finds those that the rule finds", async () => {
  // The guests that the cut lists of Cohen and Ada leave out come last.
  const guests = Array.from({ length: 5200 }, (_, place) => {
    const first = place < 4000 ? "Ada" : "Bernadette";
    const second = place % 4 === 0 ? "Dora " : "";
    const noCompany = { companyName: "", companyTaxNumber: "" };
    return { name: `${first} ${second}Cohen`, cardNumber: "", phone: "", ...noCompany };
  });
  const texts = ["cohen bernadette", "dora bernadette", "cohen dora ada", "ada bernadette"];
  const results = await search(guests, texts, 2000);
  expect(results.map(({ found }) => found.length)).toEqual([1200, 300, 1000, 0]);
  for (const { text, all, found } of results) {
    expect(found).toEqual(findFirstCustomers(all, text, 2000).first);
  }
}, 120_000);
