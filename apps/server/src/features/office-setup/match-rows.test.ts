import fc from "fast-check";
import { expect, test } from "vitest";

import { matchRows } from "./match-rows.ts";
import { requireSection } from "./sections.ts";

const names = ["Pad Thai", "Gin", "Tonic", "Soda", "Mango"] as const;
/** Rows with names and origins. */
const things = fc.uniqueArray(
  fc.record({ name: fc.constantFrom(...names), master: fc.integer({ min: 1, max: 4 }) }),
  { selector: ({ name }) => name },
);

test("whatever was renamed, each row is matched once, by name first, and no name occurs twice", async () => {
  await fc.assert(
    fc.asyncProperty(things, things, async (there, here) => {
      const records = here.map(({ name }, index) => ({
        id: index + 1,
        revision: 1,
        isRetired: false,
        name,
      }));
      const rows = there.map(({ name }) => ({ name }));
      const origin = ({ master }: { readonly master: number }) => ({ master, clone: master });
      const firsts = {
        rows: there.map(origin),
        here: new Map(here.map((one, index) => [index + 1, origin(one)])),
      };
      const list = { names: new Map(), records, rows };
      const matches = await matchRows(requireSection("articles"), list, firsts);
      const found = matches.flatMap((match) => (match === null ? [] : [match.id]));
      expect(new Set(found).size).toBe(found.length);
      const called = records.map(({ id, name }) => {
        const row = matches.findIndex((match) => match?.id === id);
        return row === -1 ? name : rows[row]?.name;
      });
      const added = rows.filter((_row, index) => matches[index] === null).map(({ name }) => name);
      expect(new Set([...called, ...added]).size).toBe(called.length + added.length);
      const isFree = (id: number) => !found.includes(id);
      for (const [index, match] of matches.entries()) {
        const namesake = records.find(({ name }) => name === rows[index]?.name);
        const kin = here.findIndex(
          ({ master }, at) => master === there[index]?.master && isFree(at + 1),
        );
        expect(match?.["name"] === rows[index]?.name).toBe(namesake !== undefined);
        expect(match !== null || kin === -1).toBe(true);
      }
    }),
  );
});

test("rows of the same name each find a record of their own, and the rest is new", async () => {
  const anna = { name: "Anna", phone: "081", cardNumber: "" };
  const ben = { name: "Ben", phone: "082", cardNumber: "" };
  const stored = [anna, ben, anna].map((guest, index) => ({
    id: index + 1,
    revision: 1,
    isRetired: false,
    ...guest,
  }));
  const list = { names: new Map(), records: stored, rows: [anna, anna, anna, ben] };
  const matches = await matchRows(requireSection("customers"), list, null);
  expect(matches.map((match) => match?.id ?? null)).toEqual([1, 3, null, 2]);
});

const guest = fc.record({
  name: fc.constantFrom("Kim Lee", "kim lee", "KIM LEE", "Zoe"),
  phone: fc.constantFrom("", "0700", "0701"),
  address: fc.constantFrom("Old Street", "New Street"),
  cardNumber: fc.constantFrom("", "", "K77", "K78", "K79"),
});
/** No two have the same card. */
const guests = fc
  .array(guest)
  .map((all) =>
    all.filter(
      ({ cardNumber }, index) =>
        cardNumber === "" || all.findIndex((one) => one.cardNumber === cardNumber) === index,
    ),
  );

function storedGuests(all: readonly Readonly<Record<string, string>>[]) {
  return all.map((one, index) => ({ id: index + 1, revision: 1, isRetired: false, ...one }));
}

function matchGuests(
  stored: readonly Readonly<Record<string, string>>[],
  rows: readonly Readonly<Record<string, string>>[],
) {
  const list = { names: new Map(), records: storedGuests(stored), rows };
  return matchRows(requireSection("customers"), list, null);
}

test("guests that are imported as they were exported stay as they are, whatever doubles there are", async () => {
  const inAnyOrder = guests.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  await fc.assert(
    fc.asyncProperty(inAnyOrder, async ([stored, rows]) => {
      const matches = await matchGuests(stored, rows);
      expect(matches).toMatchObject(rows);
      expect(new Set(matches.map((match) => match?.id)).size).toBe(rows.length);
    }),
  );
});

const kim = { name: "Kim Lee", phone: "0700" };
const zoe = { name: "Zoe Silva", phone: "07" };

test.each([
  [
    "its card before a guest of the same name takes it",
    [
      { ...kim, cardNumber: "K77" },
      { ...kim, cardNumber: "" },
    ],
    [
      { ...kim, cardNumber: "" },
      { ...kim, cardNumber: "K77" },
    ],
    [2, 1],
  ],
  [
    "a guest without a card, whose row adds one",
    [{ ...kim, cardNumber: "" }],
    [{ ...kim, cardNumber: "K77" }],
    [1],
  ],
  [
    "a guest whose row takes the card away",
    [{ ...kim, cardNumber: "K77" }],
    [{ ...kim, cardNumber: "" }],
    [1],
  ],
  [
    "no guest with another card",
    [{ ...kim, cardNumber: "K77" }],
    [{ ...kim, cardNumber: "K78" }],
    [null],
  ],
  ["a name in other letters", [zoe], [{ ...zoe, name: "zoe silva" }], [1]],
  [
    "the exact name first",
    [zoe, { ...zoe, name: "ZOE SILVA" }],
    [{ ...zoe, name: "zoe silva" }, { ...zoe, name: "ZOE SILVA" }, zoe],
    [null, 2, 1],
  ],
  [
    "no name in other letters with another phone",
    [zoe],
    [{ name: "zoe silva", phone: "08" }],
    [null],
  ],
])("a row finds %s", async (_what, stored, rows, ids) => {
  const matches = await matchGuests(stored, rows);
  expect(matches.map((match) => match?.id ?? null)).toEqual(ids);
});
