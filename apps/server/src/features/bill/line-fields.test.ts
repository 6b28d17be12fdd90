import { billItem, toLine, type BillItemReply } from "@comanda/contract/bill-item";
import { toBillItem } from "@comanda/contract/to-bill-item";
import { lineOfStored, toStoredLine } from "@comanda/contract/stored-line";
import { lineTypeCodes, type Line } from "@comanda/domain/bill/line";
import { id } from "@comanda/domain/id";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { matchesSchema } from "#database/portable-columns.ts";
import { toContractRecord } from "#journal/to-contract-record.ts";

import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { billShapes } from "./bill-shapes.ts";

let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

const currency = { hasDecimals: true };
const location = id<"location">(1);

/** The fields of one type of line only; one that is not listed here, such as a new one, belongs to every type. */
const fieldsOfType = {
  normal: ["orderLevel", "isBuyXGetYItem", "question", "extra"],
  mixer: ["question", "way"],
  commission: ["commission", "commissionShowBill", "commissionIncludePrice"],
  timer: ["timeStart", "timeEnd", "timeType", "productPriceMin", "priceMin", "containedCommission"],
  discount: ["discountReason", "discountRate", "isBillDiscount", "givenBy"],
} as const satisfies Readonly<Record<Line["type"], readonly (keyof BillItemReply)[]>>;

/** A line of this type lacks these. */
function fieldsOfOthers(type: Line["type"]): ReadonlySet<string> {
  const own: ReadonlySet<string> = new Set(fieldsOfType[type]);
  const others = Object.values(fieldsOfType)
    .flat()
    .filter((field) => !own.has(field));
  return new Set(type === "timer" ? [...others, "parent"] : others);
}

/** A line of this type has these. */
const fieldsThatAreSet = new Set(["parent", "timeStart", "timeType", "discountReason", "givenBy"]);

type Schema = {
  readonly type?: string;
  readonly items?: object;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly object[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
};

function anyValue(schema: object): fc.Arbitrary<unknown> {
  const { type, items, const: only, enum: words, anyOf, ...limits }: Schema = { ...schema };
  const { minimum = -5000, maximum = 9000, pattern = "" } = limits;
  if (items !== undefined) return anySeats;
  if (words !== undefined) return fc.constantFrom(...words);
  if (anyOf !== undefined) return fc.oneof(...anyOf.map((one) => anyValue(one)));
  if (only !== undefined) return fc.constant(only);
  if (type === "integer")
    return fc.integer({ min: Math.max(minimum, -5000), max: Math.min(maximum, 9000) });
  if (type === "number") return fc.integer({ min: -300, max: 300 }).map((tenths) => tenths / 10);
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  if (type !== "string") throw new Error(`How do values of ${type} look?`);
  if (!pattern.includes(String.raw`\d`)) return fc.constantFrom("a", "b.1", "c-2");
  return fc.integer({ min: 10, max: 59 }).map((second) => `2026-11-20 11:58:${second}`);
}

const anySeats = fc
  .uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1 })
  .map((seats) => seats.toSorted((one, other) => one - other));

const emptyValues: readonly unknown[] = [null, false, 0];

function anyField(name: string, schema: object, lacking: ReadonlySet<string>) {
  if (lacking.has(name)) {
    return fc.constant(emptyValues.find((value) => matchesSchema({ ...schema }, value)));
  }
  const value = anyValue(schema);
  return fieldsThatAreSet.has(name) ? value.filter((one) => one !== null) : value;
}

function withoutUndefined(made: object): object {
  return Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined));
}

/** Any item that the schema allows for a line of one type: a new field of the schema takes part by itself. */
function anyItem(type: Line["type"]): fc.Arbitrary<BillItemReply> {
  const lacking = fieldsOfOthers(type);
  const fields = Object.entries(billItem.properties).map(
    ([name, schema]) => [name, anyField(name, schema, lacking)] as const,
  );
  const isLeftOut = (name: string): boolean => !billItem.required.some((one) => one === name);
  const some = Object.fromEntries(
    fields.map(([name, value]) => [
      name,
      isLeftOut(name) ? fc.option(value, { nil: undefined }) : value,
    ]),
  );
  return fc
    .record(some)
    .map(withoutUndefined)
    .map((made) => {
      const item: unknown = { ...made, type: lineTypeCodes[type] };
      if (!matchesSchema(billItem, item)) throw new Error(`Not an item: ${JSON.stringify(item)}`);
      const { total } = toBillItem(toLine(item), item, currency);
      return { ...item, total };
    });
}

const types = [
  "normal",
  "mixer",
  "commission",
  "timer",
  "discount",
] as const satisfies readonly Line["type"][];

test.each(types)("a %s line keeps every field from the table to the outbox", (type) => {
  fc.assert(
    fc.property(anyItem(type), (item) => {
      const line = toLine(item);
      expect(toBillItem(line, item, currency)).toEqual(item);
      const row = { id: item.id, ...toStoredLine(line, { location, bill: item.bill }, currency) };
      expect(lineOfStored(row)).toEqual(line);
      expect(toContractRecord(billItem, billShapes.bill_line, row)).toEqual(item);
    }),
  );
});

test("the table has the columns of a line and what only the server notes about it", async () => {
  const bill = await evening.openBill("1", [evening.item("Gin", { note: "no ice" })]);
  const [row] = await evening.app.database().selectFrom("bill_line").selectAll().execute();
  if (row === undefined) throw new Error("No line was saved");
  const { id: given, ...saved } = row;
  const {
    stock_station: _station,
    ticketed_tenths: _ticketed,
    ticketed_seats: _seats,
    ticketed_for: _for,
    ...columns
  } = saved;
  const line = lineOfStored(columns);
  expect(toStoredLine(line, columns, currency)).toEqual(columns);
  const { items } = await evening.billOf(bill);
  expect(items).toEqual([toBillItem(line, { id: given, bill: columns.bill }, currency)]);
  expect(columns.bill).toBe(bill);
});
