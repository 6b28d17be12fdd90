import { approval } from "./approval.ts";
import { billView } from "./bill-view.ts";
import { customers } from "./customers.ts";
import { devices } from "./devices.ts";
import { firstMessages } from "./first.ts";
import { floor } from "./floor.ts";
import { lines } from "./lines.ts";
import { money } from "./money.ts";
import { order } from "./order.ts";
import { papers } from "./papers.ts";
import { privilege } from "./privilege.ts";
import { refunds } from "./refunds.ts";
import { seats } from "./seats.ts";
import { shifts } from "./shifts.ts";
import { tables } from "./tables.ts";

export const messages = {
  ...firstMessages,

  language: "Language",

  loginTitle: "Login",
  username: "Username",
  password: "Password",
  logIn: "Touch for log in",
  insecureAddress: "Open this page at an address that begins with https.",
  demoPasswords: "Demo passwords: anyone can log in. Change them in the back office, under Staff.",

  salePointTitle: "Sale point",
  chooseSalePoint: "Please choose your sale point",
  noSalePoint: "No sale point is set up for you",
  noSalePointHint: "Please ask your manager.",
  openingSalePoint: "Opening the sale point",
  keptOrders: (count: number, salePoint: string) =>
    count === 1
      ? `1 order of ${salePoint} is only on this till. Log in there to send it.`
      : `${count} orders of ${salePoint} are only on this till. Log in there to send them.`,
  anotherSalePoint: "another sale point",

  noResultsHint: "Try fewer letters, or pick a category.",
  emptyCategory: "Nothing here yet",
  emptyCategoryHint: "Articles in this category show up here.",
  emptyMenu: "The menu is empty",
  emptyMenuHint: "Add articles and categories in the back office.",
  nothingServed: "Nothing is served now",
  nothingServedHint: "The search still finds the whole menu.",

  fields: {
    required: (field: string) => `${field} can not empty`,
    invalid: (field: string) => `${field} is invalid`,
    wrongDateFormat: "Wrong date format",
    afterToday: (field: string) => `${field} is after today. Please enter a year such as 1990`,
    tooLong: (field: string, maximum: number) => `${field} can have at most ${maximum} characters`,
    tooMany: (field: string, maximum: number) => `${field} can have at most ${maximum} entries`,
    ambiguousNumber: (field: string) =>
      `${field} can be read as two numbers. Please leave out the thousands separator`,
    tooManyDecimals: (field: string, maximum: number) =>
      `${field} can have at most ${maximum} decimals`,
    notAUsername: (field: string) =>
      `${field}: please use only the letters a to z, digits and . _ @ - and begin with a letter or a digit`,
    cardNumber: (field: string) => `Please do not enter a card number in ${field}`,
    weakPassword:
      "Please choose another password: at least 8 characters, not a common password, not the name of the venue or the person",
  },

  approval,
  billView,
  order,
  floor,
  lines,
  papers,
  customers,
  money,
  privilege,
  refunds,
  seats,
  shifts,
  tables,
  devices,
};

export type AllMessages = typeof messages;
