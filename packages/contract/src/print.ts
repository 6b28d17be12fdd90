import { Type, type Static } from "typebox";

import { billStatus } from "./bill-status.ts";
import { jobNumber } from "./print-job-record.ts";
import { reportDocuments } from "./report-documents.ts";
import { language } from "./settings.ts";
import { customerId, dateTime, money, orNull } from "./wire.ts";

/** The address of a job for the printer at the till itself. */
export const localPrinter = "";
/** The address of a job that is not printed. */
export const noPrinter = "noprinter";

const billNumber = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  billNumberWorkday: Type.Integer({ minimum: 1 }),
});

/** Whose paper it is. */
const bill = {
  ...billNumber.properties,
  /** The venue calls its bills by their numbers of the work day. */
  isNumberedByDay: Type.Optional(Type.Boolean()),
};

const guests = {
  table: Type.String(),
  room: Type.String(),
  cover: orNull(Type.Integer({ minimum: 0 })),
  /** Who serves them. */
  staff: orNull(Type.String()),
};

/** What stands on any line: the words of the menu, and how it is wanted. */
const order = {
  name: Type.String(),
  note: Type.String(),
  orderLevel: orNull(Type.String()),
  /** A mixer, commission or free piece: it stands under the line before it. */
  isUnder: Type.Boolean(),
};

const billLine = Type.Object({
  ...order,
  qty: Type.Number(),
  price: money,
  total: money,
  promotion: orNull(Type.String()),
  /** Of a line that is sold by time: in what, 0 minutes, 1 hours, 2 days, and from when to when. */
  time: Type.Optional(
    Type.Object({
      unit: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
      start: dateTime,
      end: orNull(dateTime),
    }),
  ),
});
export type BillDocumentLine = Static<typeof billLine>;

const namedAmount = Type.Object({ name: Type.String(), total: money });

/** The bill of the guests. */
export const billDocument = Type.Object({
  kind: Type.Literal("bill"),
  location: Type.Object({
    name: Type.String(),
    address: Type.String(),
    phone: Type.String(),
    taxNumber: Type.Optional(Type.String()),
    header: Type.Optional(Type.String()),
    footer: Type.Optional(Type.String()),
  }),
  ...bill,
  /** The bills that were merged into this one. */
  merged: Type.Array(billNumber),
  ...guests,
  /** Null without a guest whom the venue knows, and empty where that guest was erased since. */
  customer: orNull(Type.String()),
  /** Whose name that is. */
  customerId: Type.Optional(customerId),
  /** The company of that guest. */
  company: Type.Optional(
    Type.Object({ name: Type.String(), address: Type.String(), taxNumber: Type.String() }),
  ),
  status: billStatus,
  statusNote: Type.String(),
  /** There is a paper with the same on it already. */
  isCopy: Type.Boolean(),
  createdDate: dateTime,
  updatedDate: dateTime,
  lines: Type.Array(billLine),
  subtotal: money,
  discount: money,
  total: money,
  /** A contained charge is shown and adds nothing. */
  charges: Type.Array(Type.Object({ ...namedAmount.properties, isContained: Type.Boolean() })),
  rounding: money,
  amount: money,
  /** Empty until it is paid. */
  payments: Type.Array(namedAmount),
  change: money,
});
export type BillDocument = Static<typeof billDocument>;

const ticketLine = Type.Object({
  ...order,
  /** How many are to be made, or are not wanted any more. */
  qty: Type.Number({ minimum: 0 }),
  isCancelled: Type.Boolean(),
});

/** What the kitchen or bar is to make for one bill. */
export const ticketDocument = Type.Object({
  kind: Type.Literal("ticket"),
  productGroup: Type.String(),
  station: Type.String(),
  ...bill,
  ...guests,
  date: dateTime,
  lines: Type.Array(ticketLine),
});
export type TicketDocument = Static<typeof ticketDocument>;

/** What a paper says, as data: how it looks, and in which language, is for who lays it out. */
export const printDocument = Type.Union([billDocument, ticketDocument, ...reportDocuments]);
export type PrintDocument = Static<typeof printDocument>;

/** One paper on its way to one printer. */
const printJob = Type.Object({
  id: jobNumber,
  /** Counted from 1; the same attempt is the same bytes, and comes out once. */
  attempt: jobNumber,
  /** An address that the printer server knows, or one of the two above. */
  printer: Type.String(),
  document: printDocument,
  /** What the printer is to be sent, in base64; empty where it goes nowhere. */
  data: Type.String(),
});
export type PrintJob = Static<typeof printJob>;

/** The query of a call that prints: what language the till speaks, and so its papers. English where it says nothing. */
export const paperLanguage = { language: Type.Optional(language) };

/** How many dots wide a paper prints, for who shows it on a screen. */
export const paperWidthDots = Type.Integer({ minimum: 8 });

/** The fields of a reply that brings papers. */
export const printJobs = {
  /** Empty where the location has none: then every job is for the printer at the till. */
  printerServerAddress: Type.String(),
  jobs: Type.Array(printJob),
};

export { doubtfulCauses, printCauses, type PrintCause } from "@comanda/domain/paper/print-cause";
