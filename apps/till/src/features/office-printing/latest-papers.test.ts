import type { PrintJobRecord } from "@comanda/contract/print-job-record";
import { id } from "@comanda/domain/id";
import { expect, test } from "vitest";

import { mergeLatest, papersOfStation } from "./latest-papers.ts";
import type { Printer, Station } from "./venue-printing.ts";

function job(key: number, changes: Partial<PrintJobRecord> = {}): PrintJobRecord {
  return {
    id: id<"print-job">(key),
    kind: "bill",
    bill: null,
    number: null,
    title: "",
    printer: "192.168.1.50",
    printerName: "Bar",
    attempt: 1,
    isRepeat: false,
    state: "sent",
    cause: null,
    station: id<"station">(1),
    createdDate: "2026-11-21 10:00:00",
    updatedDate: "2026-11-21 10:00:00",
    ...changes,
  };
}
const idsOf = (latest: ReadonlyMap<string, PrintJobRecord>) =>
  Array.from(latest.values(), (one) => Number(one.id)).toSorted((one, other) => one - other);

test("the newest paper on each route counts, wherever it was heard of", () => {
  const ticket = job(4, { kind: "ticket", title: "Kitchen" });
  expect(idsOf(mergeLatest([job(3)], [job(1), ticket, job(2)]))).toEqual([3, 4]);
  expect(idsOf(mergeLatest([job(3)], [job(5), ticket]))).toEqual([4, 5]);
});

test("this till knows the outcome of a paper before the list does", () => {
  const failed = job(3, { state: "failed", cause: "refused" });
  expect([...mergeLatest([job(3, { state: "queued" })], [failed]).values()]).toEqual([failed]);
});

const printer: Printer = {
  id: id<"printer">(1),
  revision: 1,
  isRetired: false,
  name: "Bar",
  address: "192.168.1.50",
  widthDots: 576,
  dialect: "esc-pos",
  hasCutter: true,
  imageMode: "raster",
  paperLanguage: null,
};
const kitchen = id<"product-group">(1);
const spa = id<"product-group">(2);
const station: Station = {
  id: id<"station">(1),
  revision: 1,
  isRetired: false,
  name: "Bar",
  isSalePoint: true,
  isCounter: false,
  printsBillWithOrder: true,
  usbWidthDots: 576,
  usbHasCutter: true,
  paperLanguage: null,
  routes: [
    { productGroup: kitchen, printer: printer.id },
    { productGroup: spa, printer: null },
  ],
};
const venue = {
  stations: [station],
  printers: [printer],
  groups: [
    { id: kitchen, name: "Kitchen" },
    { id: spa, name: "Spa" },
  ],
  location: 1,
  printerServerAddress: "https://192.168.1.20:9180",
};
const bill = job(5, { printer: "" });
const ticket = job(6, { kind: "ticket", title: "Kitchen" });
const latest = mergeLatest([bill, ticket], []);

test("a station prints each kind of paper at its printer, at the till or nowhere, with the last result", () => {
  expect(papersOfStation(venue, station, latest)).toMatchObject([
    { group: null, printer: "till", last: bill },
    { group: "Kitchen", printer: { name: "Bar" }, last: ticket },
    { group: "Spa", printer: "nowhere", last: null },
  ]);
});

test("without a bridge everything that is printed is printed at the till", () => {
  const alone = { ...venue, printerServerAddress: "" };
  expect(papersOfStation(alone, station, latest)).toMatchObject([
    { printer: "till", last: bill },
    { printer: "till", last: ticket },
    { printer: "nowhere", last: null },
  ]);
});
