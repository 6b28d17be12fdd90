import { errorTitles, failures } from "./failures.ts";
import { offline } from "./offline.ts";
import { orderFirst } from "./first-order.ts";
import { linesFirst } from "./first-lines.ts";
import { customersFirst } from "./first-customers.ts";
import { moneyFirst } from "./first-money.ts";
import { papersFirst } from "./first-papers.ts";
import { floorFirst } from "./first-floor.ts";
import { shiftsFirst } from "./first-shifts.ts";

/**
 * What the first screen and the frame around it say, the names of the menu's entries included. `all.ts` adds
 * what later screens say.
 */
export const firstMessages = {
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
  failures,
  /** Dialog titles by HTTP status. */
  errorTitles,

  offline,
  order: orderFirst,
  lines: linesFirst,
  customers: customersFirst,
  money: moneyFirst,
  papers: papersFirst,
  floor: floorFirst,
  shifts: shiftsFirst,
};

export type Messages = typeof firstMessages;
