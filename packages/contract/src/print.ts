import { answerWays } from "@comanda/domain/menu/question";
import { privilegeKinds } from "@comanda/domain/bill/privilege";
import { Type, type Static } from "typebox";

import { lineKeyText } from "./bill-item.ts";
import { billStatus } from "./bill-status.ts";
import { pictureHash } from "./picture-hash.ts";
import { servingWay } from "./serving-way.ts";
import { jobNumber } from "./print-job-record.ts";
import { reportDocuments } from "./report-documents.ts";
import { language } from "./settings.ts";
import { customerId, dateTime, money, orNull, rate } from "./wire.ts";

/** The address of a job for the printer at the till itself. */
export const localPrinter = "";
/** The address of a job that is not printed. */
export const noPrinter = "noprinter";

const billNumber = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  billNumberWorkday: Type.Integer({ minimum: 1 }),
});

/** The bill that a paper is for. */
const billReference = {
  ...billNumber.properties,
  /** The venue refers to its bills by their numbers of the work day. */
  isNumberedByDay: Type.Optional(Type.Boolean()),
};

const guestFields = {
  table: Type.String(),
  room: Type.String(),
  cover: orNull(Type.Integer({ minimum: 0 })),
  /** Left out if they are served at their place. */
  servingWay: Type.Optional(servingWay),
  /** The staff who serve them. */
  staff: orNull(Type.String()),
};

/** What any line contains: the article's name, and how it is ordered. */
const orderedItem = {
  name: Type.String(),
  note: Type.String(),
  orderLevel: orNull(Type.String()),
  /** How the guests want an answer, if not as it is. */
  way: Type.Optional(Type.Enum([...answerWays])),
  /** A mixer, answer, commission or free piece, printed under the line before it. */
  isUnder: Type.Boolean(),
};

const billLine = Type.Object({
  ...orderedItem,
  qty: Type.Number(),
  price: money,
  total: money,
  promotion: orNull(Type.String()),
  /** The letters of the taxes that it bears, if the bill lists several in `taxes`. */
  tax: Type.Optional(Type.String()),
  /** What staff took off, for the reason in the note: a rate in hundredths of a percent, or an amount. */
  discount: Type.Optional(Type.Object({ rate: orNull(rate) })),
  /** For a line sold by time: the unit (0 minutes, 1 hours, 2 days), the start and the end. */
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

/** The bill for the guests. */
export const billDocument = Type.Object({
  kind: Type.Literal("bill"),
  location: Type.Object({
    name: Type.String(),
    address: Type.String(),
    phone: Type.String(),
    taxNumber: Type.Optional(Type.String()),
    header: Type.Optional(Type.String()),
    footer: Type.Optional(Type.String()),
    /** The hash of the logo, as dots. */
    logo: Type.Optional(pictureHash),
  }),
  ...billReference,
  /** The bills that were merged into this one. */
  merged: Type.Array(billNumber),
  ...guestFields,
  /** Null without a guest whom the venue knows, and empty if that guest has been erased since. */
  customer: orNull(Type.String()),
  /** The guest of that name. */
  customerId: Type.Optional(customerId),
  company: Type.Optional(
    Type.Object({ name: Type.String(), address: Type.String(), taxNumber: Type.String() }),
  ),
  status: billStatus,
  statusNote: Type.String(),
  /** A paper with the same content has been printed before. */
  isCopy: Type.Boolean(),
  createdDate: dateTime,
  updatedDate: dateTime,
  lines: Type.Array(billLine),
  subtotal: money,
  discount: money,
  /** The part of the discount that staff gave; the rest is promotions. */
  given: Type.Optional(money),
  total: money,
  /** A contained charge is shown but adds nothing. */
  charges: Type.Array(Type.Object({ ...namedAmount.properties, isContained: Type.Boolean() })),
  /** The taxes by their letters, if it bears several. Those are in `charges`, too. */
  taxes: Type.Optional(
    Type.Array(
      Type.Object({ letter: Type.String(), name: Type.String(), rate, net: money, tax: money }),
    ),
  ),
  /** What the law gives seniors and persons with disability at the bill, and the taxes of the other guests. */
  privilege: Type.Optional(
    Type.Object({
      guests: Type.Integer(),
      /** The discount by law. */
      rate,
      /** Sales that bear VAT, without it, and the VAT. */
      taxedSales: money,
      vat: money,
      /** The shares of privileged guests without VAT, before the discount. */
      exemptSales: money,
      holders: Type.Array(
        Type.Object({
          kind: Type.Enum([...privilegeKinds]),
          name: Type.String(),
          idNumber: Type.String(),
          exemption: money,
          discount: money,
        }),
      ),
    }),
  ),
  rounding: money,
  amount: money,
  /** The QR codes for paying an open bill: the pay type of each, and what the code says. */
  codes: Type.Optional(Type.Array(Type.Object({ name: Type.String(), text: Type.String() }))),
  /** What was taken so far, or what went back. */
  payments: Type.Array(
    Type.Object({
      ...namedAmount.properties,
      /** What the guest had paid with, if cash went back instead. */
      insteadOf: Type.Optional(Type.String()),
      /** Notes of another currency, which are worth the total. */
      given: Type.Optional(
        Type.Object({ code: Type.String(), amount: money, rateMillionths: Type.Integer() }),
      ),
    }),
  ),
  change: money,
  /** What cash paid beyond the amount. */
  cashRounding: Type.Optional(money),
  /** Of an open bill with payments. */
  due: Type.Optional(money),
  /** The bill whose lines a refund takes back, and when that was paid. */
  refundOf: Type.Optional(Type.Object({ ...billNumber.properties, paidDate: dateTime })),
  /** What was refunded of it, by which bills. */
  refunds: Type.Optional(Type.Array(Type.Object({ ...billNumber.properties, amount: money }))),
});
export type BillDocument = Static<typeof billDocument>;

const ticketLine = Type.Object({
  ...orderedItem,
  /** The line of the bill; tickets of earlier releases do not say it. */
  key: Type.Optional(lineKeyText),
  /** How many are to be made, or are cancelled. */
  qty: Type.Number({ minimum: 0 }),
  isCancelled: Type.Boolean(),
  /** The dish or drink that an answer or mixer belongs to, if that is not on the ticket above it. */
  dish: Type.Optional(Type.String()),
  /** With what it is served, and whom it is for; left out if nothing was said. */
  course: Type.Optional(Type.Integer()),
  seats: Type.Optional(Type.Array(Type.Integer())),
  /** It is in work, and is for these seats now; without seats, for the table. */
  isReseated: Type.Optional(Type.Literal(true)),
  /** It is in work, or is cancelled, as the dish of guests who sat there, or had it that way. */
  movedFrom: Type.Optional(
    Type.Object({
      table: Type.String(),
      room: Type.String(),
      servingWay: Type.Optional(servingWay),
    }),
  ),
  /** It is in work, and was to be made like this until now. */
  changedFrom: Type.Optional(
    Type.Object({ note: orderedItem.note, orderLevel: orderedItem.orderLevel }),
  ),
});

/** What the kitchen or bar is to make for one bill. */
export const ticketDocument = Type.Object({
  kind: Type.Literal("ticket"),
  productGroup: Type.String(),
  station: Type.String(),
  ...billReference,
  ...guestFields,
  date: dateTime,
  /** Why these are made again. */
  again: Type.Optional(Type.String()),
  /**
   * What later tickets of the bill have said meanwhile about these dishes, if this one comes out after them: what was
   * cancelled, is to be made otherwise, or goes to other seats or elsewhere, and where the guests sit then.
   */
  changes: Type.Optional(
    Type.Array(
      Type.Object({
        table: Type.String(),
        room: Type.String(),
        servingWay: Type.Optional(servingWay),
        lines: Type.Array(ticketLine),
      }),
    ),
  ),
  lines: Type.Array(ticketLine),
  /** What is not to be made yet. */
  later: Type.Optional(Type.Array(ticketLine)),
});
export type TicketDocument = Static<typeof ticketDocument>;

/** The content of a paper, as data; the renderer decides on its look and language. */
export const printDocument = Type.Union([billDocument, ticketDocument, ...reportDocuments]);
export type PrintDocument = Static<typeof printDocument>;

/** One paper on its way to one printer. */
const printJob = Type.Object({
  id: jobNumber,
  /** Counts from 1; the same attempt has the same bytes and is printed once. */
  attempt: jobNumber,
  /** An address that the bridge knows, or one of the two above. */
  printer: Type.String(),
  document: printDocument,
  /** The bytes for the printer, in base64; empty if the paper has no printer, or could not be rendered. */
  data: Type.String(),
});
export type PrintJob = Static<typeof printJob>;

/** The query of a call that prints: the till's language, which its papers use. English if left out. */
export const paperLanguage = { language: Type.Optional(language) };

/** The print width of a paper in dots, for a preview on the screen. */
export const paperWidthDots = Type.Integer({ minimum: 8 });

/** The fields of a reply with print jobs. */
export const printJobs = {
  /** Empty if the location has no bridge: then every job is for the printer at the till. */
  printerServerAddress: Type.String(),
  jobs: Type.Array(printJob),
};

export {
  possiblyPrintedCauses,
  printCauses,
  type PrintCause,
} from "@comanda/domain/paper/print-cause";
