import { Type } from "typebox";

import { officeTopic } from "./office.ts";
import {
  customerTypeId,
  managementGroupId,
  money,
  orNull,
  printerId,
  productGroupId,
  stockAmount,
} from "./wire.ts";

/** The location itself; the settings of the whole house are kept with it. */
export const officeLocation = officeTopic("location", {
  name: Type.String(),
  address: Type.String(),
  phone: Type.String(),
  /** An IANA name such as Asia/Bangkok. */
  timeZone: Type.String(),
  /** Empty where papers go to a printer at the till itself. */
  printerServerAddress: Type.String(),
  usesLocalServer: Type.Boolean(),
  groupsBillItems: Type.Boolean(),
  usesBillNumberPerWorkDay: Type.Boolean(),
  decimalSeparator: Type.String(),
  thousandSeparator: Type.String(),
});

/** A station, and where its papers come out: without a product group its receipts, without a printer nowhere. */
export const officeStation = officeTopic("station", {
  name: Type.String(),
  isSalePoint: Type.Boolean(),
  usbWidthDots: Type.Integer(),
  usbHasCutter: Type.Boolean(),
  routes: Type.Array(
    Type.Object({ productGroup: orNull(productGroupId), printer: orNull(printerId) }),
    { maxItems: 500 },
  ),
});

export const officePrinter = officeTopic("printer", {
  name: Type.String(),
  /** Where the bridge finds it, such as 192.168.1.50. */
  address: Type.String(),
  widthDots: Type.Integer(),
  dialect: Type.Enum(["esc-pos", "star-prnt", "star-line"]),
  hasCutter: Type.Boolean(),
  imageMode: Type.Enum(["raster", "column"]),
});

export const officeCustomerType = officeTopic("customer-type", {
  name: Type.String(),
  paysByInvoice: Type.Boolean(),
});

export const officeCustomer = officeTopic("customer", {
  name: Type.String(),
  /** YYYY-MM-DD */
  dateOfBirth: orNull(Type.String()),
  cardNumber: Type.String(),
  customerType: customerTypeId,
  address: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  preferredDrink: Type.String(),
});

/** What is kept in stock. All its amounts are in thousandths of its unit. */
export const officeStockItem = officeTopic("stock-item", {
  name: Type.String(),
  managementGroup: orNull(managementGroupId),
  alarmLevel: stockAmount,
  standardOrder: stockAmount,
  /** Of one unit. */
  cost: money,
  size: stockAmount,
  /** What it is measured in, such as l. */
  unit: Type.String(),
  /** What staff counts on the shelf, such as bottles. */
  count: Type.String(),
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
