import { chartChoices } from "@comanda/domain/accounting/chart-of-accounts";
import { maxCourseMinutes } from "@comanda/domain/bill/bill-course";
import { currencySignPositions } from "@comanda/domain/money/format-money";
import { Type } from "typebox";

import { officeFloorRoom, officeFloorTable } from "./floor.ts";
import { officeTopic } from "./office.ts";
import {
  customerTypeId,
  managementGroupId,
  money,
  orNull,
  paperLanguageId,
  printerId,
  productGroupId,
  stockAmount,
  limitedText,
} from "./wire.ts";
import { ownWords } from "./own-words.ts";
import { pictureHash } from "./picture-hash.ts";
import { language } from "./settings.ts";
import { emailText, nameText, noteText, phoneText, unitText, timeZoneText } from "./typed-text.ts";

/** The location itself, with the settings of the whole house. */
export const officeLocation = officeTopic("location", {
  name: nameText,
  address: noteText,
  phone: phoneText,
  /** An IANA name such as Asia/Bangkok. */
  timeZone: timeZoneText,
  /** Empty if papers are printed at the till itself. */
  printerServerAddress: noteText,
  usesLocalServer: Type.Boolean(),
  groupsBillItems: Type.Boolean(),
  usesBillNumberPerWorkDay: Type.Boolean(),
  /** Whether tills ask for the order level of a dish as soon as it is pressed. */
  asksForOrderLevel: Type.Boolean(),
  decimalSeparator: limitedText(1),
  thousandSeparator: limitedText(1),
  /** Where the screen shows the currency sign beside bills and totals. */
  currencySign: Type.Enum([...currencySignPositions]),
  /** Printed on bills, below the address and at the end. */
  taxNumber: nameText,
  billHeader: noteText,
  billFooter: noteText,
  /** Printed above the name on what guests get. */
  logo: orNull(pictureHash),
  /** Where sales and money are booked unless an account says otherwise; `country` is the usual one there. */
  chartOfAccounts: Type.Enum([...chartChoices]),
  /** The numbers that DATEV knows the tax consultant and the venue by; empty if there are none. */
  datevConsultant: limitedText(7),
  datevClient: limitedText(5),
  /** The month in which the fiscal year begins. */
  fiscalYearMonth: Type.Integer({ minimum: 1, maximum: 12 }),
  /** Whether guests order by seat. */
  usesSeats: Type.Boolean(),
  /** A course is fired by itself so many minutes after the one before; null if staff fire each. */
  courseMinutes: orNull(Type.Integer({ minimum: 1, maximum: maxCourseMinutes })),
  /** Whether tickets name, in small, what comes with a later course. */
  printsLaterCourses: Type.Boolean(),
});

/** A language of papers: one of the product, with the words that the venue replaces. */
export const officePaperLanguage = officeTopic("paper-language", {
  name: nameText,
  base: language,
  words: ownWords,
});

/**
 * A station and its print routes: a route without a product group is for receipts, one without a printer prints
 * nothing.
 */
export const officeStation = officeTopic("station", {
  name: nameText,
  isSalePoint: Type.Boolean(),
  /** Whether a tile pressed without an order starts one, without a form. */
  isCounter: Type.Boolean(),
  /** If not set, sending an order from here prints only tickets; the bill is printed on request. */
  printsBillWithOrder: Type.Boolean(),
  usbWidthDots: Type.Integer(),
  usbHasCutter: Type.Boolean(),
  /** Of the papers of the printer at its till; null for the language of the till. */
  paperLanguage: orNull(paperLanguageId),
  routes: Type.Array(
    Type.Object({ productGroup: orNull(productGroupId), printer: orNull(printerId) }),
    { maxItems: 500 },
  ),
});

export const officePrinter = officeTopic("printer", {
  name: nameText,
  /** The address at which the bridge finds it, such as 192.168.1.50. */
  address: noteText,
  widthDots: Type.Integer(),
  dialect: Type.Enum(["esc-pos", "star-prnt", "star-line"]),
  hasCutter: Type.Boolean(),
  imageMode: Type.Enum(["raster", "column"]),
  /** Of its papers; null for the language of the till that sends them. */
  paperLanguage: orNull(paperLanguageId),
});

export const officeCustomerType = officeTopic("customer-type", {
  name: nameText,
  paysByInvoice: Type.Boolean(),
});

export const officeCustomer = officeTopic("customer", {
  name: nameText,
  /** YYYY-MM-DD */
  dateOfBirth: orNull(limitedText(10)),
  cardNumber: nameText,
  customerType: customerTypeId,
  address: noteText,
  phone: phoneText,
  email: emailText,
  preferredDrink: nameText,
  /** Printed on bills, below the guest's name. */
  companyName: nameText,
  companyAddress: noteText,
  companyTaxNumber: nameText,
});

/** An item that is kept in stock. All its amounts are in thousandths of its unit. */
export const officeStockItem = officeTopic("stock-item", {
  name: nameText,
  managementGroup: orNull(managementGroupId),
  alarmLevel: stockAmount,
  standardOrder: stockAmount,
  /** The cost of one unit. */
  cost: money,
  size: stockAmount,
  /** The unit of measurement, such as l. */
  unit: unitText,
  /** What staff count on the shelf, such as bottles. */
  count: unitText,
  isActive: Type.Boolean(),
});

export const venueTopics = [
  officeLocation,
  officePaperLanguage,
  officeStation,
  officePrinter,
  officeCustomerType,
  officeCustomer,
  officeStockItem,
  officeFloorRoom,
  officeFloorTable,
] as const;
