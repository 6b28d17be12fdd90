import { billViewEnglish } from "./bill-view/english.ts";
import { devicesEnglish } from "./devices/english.ts";
import { floorEnglish } from "./floor/english.ts";
import { customersEnglish } from "./customers/english.ts";
import { errorTitlesEnglish, failuresEnglish } from "./failures/english.ts";
import { linesEnglish } from "./lines/english.ts";
import { moneyEnglish } from "./money/english.ts";
import { offlineEnglish } from "./offline/english.ts";
import { orderEnglish } from "./order/english.ts";
import { papersEnglish } from "./papers/english.ts";
import { shiftsEnglish } from "./shifts/english.ts";

export const english = {
  product: "Comanda",
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
  tryAgain: "Try again",
  cancel: "Cancel",
  ok: "Ok",
  logOut: "Log out",

  categories: "Categories",
  favorite: "Favourite page",
  searchMenu: "Search the menu",
  noResults: "No results found!",
  noResultsHint: "Try fewer letters, or pick a category.",
  emptyCategory: "Nothing here yet",
  emptyCategoryHint: "Articles in this category show up here.",
  emptyMenu: "The menu is empty",
  emptyMenuHint: "Add articles and categories in the back office.",
  menuLoading: "Loading the menu",
  outOfStock: "Out of stock",
  perMinute: (price: string) => `${price} / min`,
  perHour: (price: string) => `${price} / hour`,
  perDay: (price: string) => `${price} / day`,
  from: (minimum: string) => `from ${minimum}`,
  fromTo: (minimum: string, maximum: string) => `${minimum} – ${maximum}`,
  pagePosition: (page: number, pages: number) => `Page ${page} of ${pages}`,
  nextPage: "Next page",
  previousPage: "Previous page",

  fields: {
    required: (field: string) => `${field} can not empty`,
    invalid: (field: string) => `${field} is invalid`,
    wrongDateFormat: "Wrong date format",
    tooLong: (field: string, maximum: number) => `${field} can have at most ${maximum} characters`,
    tooMany: (field: string, maximum: number) => `${field} can have at most ${maximum} entries`,
    ambiguousNumber: (field: string) =>
      `${field} can be read as two numbers. Please leave out the thousands separator`,
    tooManyDecimals: (field: string, maximum: number) =>
      `${field} can have at most ${maximum} decimals`,
    cardNumber: (field: string) => `Please do not enter a card number in ${field}`,
    weakPassword:
      "Please choose another password: at least 8 characters, not a common password, not the name of the venue or the person",
  },

  offline: offlineEnglish,
  order: orderEnglish,
  billView: billViewEnglish,
  floor: floorEnglish,
  lines: linesEnglish,
  papers: papersEnglish,
  customers: customersEnglish,
  money: moneyEnglish,
  shifts: shiftsEnglish,
  devices: devicesEnglish,

  /** Shown below the title of every network failure. */
  networkHint: "The server is not responding. Please check the network and try again.",
  /** Sentences by failure code; a code without one shows the server's English. */
  failures: failuresEnglish,
  /** Dialog titles by HTTP status. */
  errorTitles: errorTitlesEnglish,
};

export type Messages = typeof english;
