import { errorTitlesEnglish, failuresEnglish } from "./failures/english.ts";
import { offlineEnglish } from "./offline/english.ts";
import { orderFirstEnglish } from "./order/first-english.ts";
import { linesFirstEnglish } from "./lines/first-english.ts";
import { customersFirstEnglish } from "./customers/first-english.ts";
import { moneyFirstEnglish } from "./money/first-english.ts";
import { papersFirstEnglish } from "./papers/first-english.ts";
import { floorFirstEnglish } from "./floor/first-english.ts";
import { shiftsFirstEnglish } from "./shifts/first-english.ts";
import { devicesFirstEnglish } from "./devices/first-english.ts";

/**
 * What the first screen and the frame around it say, the names of the menu's entries included. `all-english.ts` adds
 * what later screens say.
 */
export const english = {
  product: "Comanda",
  tryAgain: "Try again",
  cancel: "Cancel",
  ok: "Ok",
  logOut: "Log out",

  categories: "Categories",
  favorite: "Favourite page",
  wholeCategory: "All",
  searchMenu: "Search the menu",
  noResults: "No results found!",
  severalFound: (count: number) => `${count} articles match: type more, or press one`,
  menuLoading: "Loading the menu",
  outOfStock: "Out of stock",
  left: (count: number) => `${count} left`,
  onThisOrder: (count: string) => `${count} on this order`,
  perMinute: (price: string) => `${price} / min`,
  perHour: (price: string) => `${price} / hour`,
  perDay: (price: string) => `${price} / day`,
  from: (minimum: string) => `from ${minimum}`,
  fromTo: (minimum: string, maximum: string) => `${minimum} – ${maximum}`,
  pagePosition: (page: number, pages: number) => `Page ${page} of ${pages}`,
  nextPage: "Next page",
  previousPage: "Previous page",

  /** Shown below the title of every network failure. */
  networkHint: "The server is not responding. Please check the network and try again.",
  /** Sentences by failure code; a code without one shows the server's English. */
  failures: failuresEnglish,
  /** Dialog titles by HTTP status. */
  errorTitles: errorTitlesEnglish,

  offline: offlineEnglish,
  order: orderFirstEnglish,
  lines: linesFirstEnglish,
  customers: customersFirstEnglish,
  money: moneyFirstEnglish,
  papers: papersFirstEnglish,
  floor: floorFirstEnglish,
  shifts: shiftsFirstEnglish,
  devices: devicesFirstEnglish,
};

export type Messages = typeof english;
