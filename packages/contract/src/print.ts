import { Type, type Static } from "typebox";

import { billStatus } from "./bill-status.ts";
import { deliveryFailures } from "./bridge.ts";
import { reportDocuments } from "./report-documents.ts";
import { dateTime, money, orNull } from "./wire.ts";

/** The address of a job for the printer at the till itself. */
export const localPrinter = "";
/** The address of a job that is not printed. */
export const noPrinter = "noprinter";

const billNumber = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  billNumberWorkday: Type.Integer({ minimum: 1 }),
});

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
});
export type BillDocumentLine = Static<typeof billLine>;

const namedAmount = Type.Object({ name: Type.String(), total: money });

/** The bill of the guests. */
export const billDocument = Type.Object({
  kind: Type.Literal("bill"),
  location: Type.Object({ name: Type.String(), address: Type.String(), phone: Type.String() }),
  ...billNumber.properties,
  /** The bills that were merged into this one. */
  merged: Type.Array(billNumber),
  ...guests,
  customer: orNull(Type.String()),
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
  ...billNumber.properties,
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
  /** An address that the printer server knows, or one of the two above. */
  printer: Type.String(),
  document: printDocument,
});
export type PrintJob = Static<typeof printJob>;

/** The fields of a reply that brings papers. */
export const printJobs = {
  /** Empty where the location has none: then every job is for the printer at the till. */
  printerServerAddress: Type.String(),
  jobs: Type.Array(printJob),
};

/** Why a job did not get to its printer, by who found out. */
export const printCauses = [
  // The bridge, of a printer on the network.
  ...deliveryFailures,
  /** The printer is not on the bridge's list, or the bridge serves another till. */
  "not-allowed",
  // The till, of the bridge.
  "bridge-unreachable",
  /** A guess: browsers do not tell a certificate that they do not trust from a machine that is off. */
  "bridge-certificate",
  /** The browser was told not to let this page reach the local network. */
  "bridge-permission",
  /** The bridge has the job, and does not say any more what became of it. */
  "bridge-lost",
  // The till, of the printer that hangs on it.
  /** No printer was chosen, or this browser knows no USB. */
  "usb-none",
  "usb-access-denied",
  "usb-disconnected",
  "usb-data-error",
  // The server, of a till that took the job and was not heard of again.
  "till-gone",
] as const;
export type PrintCause = (typeof printCauses)[number];

/** After these something may have come out of the printer, so that the same paper again is a repeat. */
export const doubtfulCauses: readonly PrintCause[] = [
  "stopped-reading",
  "reset",
  "closed-half-way",
  "bridge-lost",
  "usb-disconnected",
  "usb-data-error",
  "till-gone",
];
