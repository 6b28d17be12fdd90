import type { BillDocument } from "@comanda/contract/print";
import { money } from "@comanda/domain/money/money";
import { timeZone } from "@comanda/domain/time/local-time";
import { deserialize } from "@react-thermal-printer/printer";
import { expect, test } from "vitest";

import { renderDocument, type PrintOptions } from "./render-document.ts";

const look: PrintOptions = {
  language: "en_US",
  isRepeat: false,
  money: { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," },
  zone: timeZone("Asia/Bangkok"),
  profile: { widthDots: 576, dialect: "esc-pos", hasCutter: true, imageMode: "raster" },
};

const bill: BillDocument = {
  kind: "bill",
  location: { name: "Lotus House", address: "24 Soi Convent, Bangkok 10500", phone: "" },
  number: 12,
  billNumberWorkday: 3,
  merged: [],
  table: "7",
  room: "",
  cover: 2,
  staff: "Mali Wong",
  customer: null,
  status: 0,
  statusNote: "",
  isCopy: false,
  createdDate: "2026-11-20 11:59:00",
  updatedDate: "2026-11-20 11:59:00",
  lines: [],
  subtotal: money(0),
  discount: money(0),
  total: money(0),
  charges: [],
  rounding: money(0),
  amount: money(0),
  payments: [],
  change: money(0),
};

/** The parser reads a cut as three bytes; the fourth one means no extra feed. */
const argumentOfCut = { name: "char", data: 0 };

const commandsOf = (bytes: Uint8Array) => {
  const commands = deserialize(bytes);
  expect(commands.at(-1)).toEqual(argumentOfCut);
  return new Set(commands.slice(0, -1).map(({ name }) => name));
};

test("a paper is a picture, then a cut, and nothing else", async () => {
  const commands = commandsOf(await renderDocument(bill, look));
  expect([...commands]).toEqual(["initialize", "image", "cut"]);
});

test("a drawer gets a pulse and no paper", async () => {
  const bytes = await renderDocument({ kind: "drawer-pulse" }, look);
  expect(deserialize(bytes).map(({ name }) => name)).toEqual(["initialize", "cashdraw"]);
});

test("a drawer opens before an earlier requested paper is painted", async () => {
  const done: string[] = [];
  const paper = renderDocument(bill, look).then(() => done.push("paper"));
  const drawer = renderDocument({ kind: "drawer-pulse" }, look).then(() => done.push("drawer"));
  await Promise.all([paper, drawer]);
  expect(done).toEqual(["drawer", "paper"]);
});

test("papers rendered concurrently equal those rendered alone", async () => {
  const other: BillDocument = { ...bill, number: 13, table: "8", isCopy: true };
  const both = await Promise.all([renderDocument(bill, look), renderDocument(other, look)]);
  expect(both).toEqual([await renderDocument(bill, look), await renderDocument(other, look)]);
  expect(both[0]).not.toEqual(both[1]);
});

test("a paper that cannot be painted fails alone, and the next one is painted", async () => {
  const dear = { ...bill, amount: money(123_456_789_00) };
  const narrow = { ...look, profile: { ...look.profile, widthDots: 64 } };
  await expect(renderDocument(dear, narrow)).rejects.toThrow("Wider than");
  expect((await renderDocument(dear, look)).length).toBeGreaterThan(1000);
});
