import { currencySignPlaces } from "@comanda/domain/money/format-money";
import { Type } from "typebox";

import { officeTopic } from "./office.ts";
import {
  customerTypeId,
  emailText,
  managementGroupId,
  money,
  nameText,
  noteText,
  orNull,
  phoneText,
  printerId,
  productGroupId,
  stockAmount,
  textOf,
  unitText,
  timeZoneText,
} from "./wire.ts";

/** The location itself; the settings of the whole house are kept with it. */
export const officeLocation = officeTopic("location", {
  name: nameText,
  address: noteText,
  phone: phoneText,
  /** An IANA name such as Asia/Bangkok. */
  timeZone: timeZoneText,
  /** Empty where papers go to a printer at the till itself. */
  printerServerAddress: noteText,
  usesLocalServer: Type.Boolean(),
  groupsBillItems: Type.Boolean(),
  usesBillNumberPerWorkDay: Type.Boolean(),
  /** Whether tills ask for the order level of a dish as soon as it is pressed. */
  asksForOrderLevel: Type.Boolean(),
  decimalSeparator: textOf(1),
  thousandSeparator: textOf(1),
  /** Where bills and totals on the screen have the sign of the currency. */
  currencySign: Type.Enum([...currencySignPlaces]),
  /** On bills: below the address, and at the end. */
  taxNumber: nameText,
  billHeader: noteText,
  billFooter: noteText,
});

/** A station, and where its papers come out: without a product group its receipts, without a printer nowhere. */
export const officeStation = officeTopic("station", {
  name: nameText,
  isSalePoint: Type.Boolean(),
  /** Without it, an order that is sent from here makes tickets only; the bill comes out when it is asked for. */
  printsBillWithOrder: Type.Boolean(),
  usbWidthDots: Type.Integer(),
  usbHasCutter: Type.Boolean(),
  routes: Type.Array(
    Type.Object({ productGroup: orNull(productGroupId), printer: orNull(printerId) }),
    { maxItems: 500 },
  ),
});

export const officePrinter = officeTopic("printer", {
  name: nameText,
  /** Where the bridge finds it, such as 192.168.1.50. */
  address: noteText,
  widthDots: Type.Integer(),
  dialect: Type.Enum(["esc-pos", "star-prnt", "star-line"]),
  hasCutter: Type.Boolean(),
  imageMode: Type.Enum(["raster", "column"]),
});

export const officeCustomerType = officeTopic("customer-type", {
  name: nameText,
  paysByInvoice: Type.Boolean(),
});

export const officeCustomer = officeTopic("customer", {
  name: nameText,
  /** YYYY-MM-DD */
  dateOfBirth: orNull(textOf(10)),
  cardNumber: nameText,
  customerType: customerTypeId,
  address: noteText,
  phone: phoneText,
  email: emailText,
  preferredDrink: nameText,
  /** On bills, below the guest's name. */
  companyName: nameText,
  companyAddress: noteText,
  companyTaxNumber: nameText,
});

/** What is kept in stock. All its amounts are in thousandths of its unit. */
export const officeStockItem = officeTopic("stock-item", {
  name: nameText,
  managementGroup: orNull(managementGroupId),
  alarmLevel: stockAmount,
  standardOrder: stockAmount,
  /** Of one unit. */
  cost: money,
  size: stockAmount,
  /** What it is measured in, such as l. */
  unit: unitText,
  /** What staff counts on the shelf, such as bottles. */
  count: unitText,
  isActive: Type.Boolean(),
});

export const houseTopics = [
  officeLocation,
  officeStation,
  officePrinter,
  officeCustomerType,
  officeCustomer,
  officeStockItem,
] as const;
