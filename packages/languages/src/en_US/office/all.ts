import { hints } from "./hints.ts";
import { officeRecords } from "./records.ts";
import { officeTools } from "./tools.ts";
import { officeReports } from "./reports.ts";
import { officeFrontPage } from "./front-page.ts";
import { officePrinting } from "./printing.ts";
import { officeLogo } from "./logo.ts";
import { officePaperWords } from "./paper-words.ts";
import { officeImport } from "./import.ts";
import { officeRights } from "./rights.ts";
import { officePriceList } from "./price-list.ts";
import { officeGrid } from "./grid.ts";
import { officeAccounting } from "./accounting.ts";
import { officeFloor } from "./floor.ts";

/** Texts of the back office, fetched with it so that tills do not load them. */
export const office = {
  title: "Back office",
  navigation: "Back office menu",
  openNavigation: "Open the back office menu",
  close: "Close",
  backToTill: "Back to the till",
  opening: "Opening the back office",
  unreachable: "This page could not be loaded",
  startAgain: "Try again",

  /** Shown when a till has seen more journal rows than the server has. */
  missingRows: {
    title: (rows: number, since: string) =>
      rows === 1
        ? `1 entry is missing since ${since}`
        : `${rows} entries are missing since ${since}`,
    otherTitle: (since: string) => `Entries before ${since} are missing`,
    hint: (till: string) =>
      `The till of ${till} has entries that this server does not: an old backup was restored, or the disk lost data. Compare the bills with the printed papers.`,
    seen: "Mark as seen",
  },

  groups: {
    menu: "Menu",
    selling: "Selling",
    people: "People",
    stock: "Stock",
    places: "Places",
    reports: "Reports",
    house: "House",
  },

  /** Texts that all editors share. */
  parts: {
    table: {
      search: "Search",
      all: "All",
      noRows: "Nothing here yet",
      noRowsHint: "New entries show up here.",
      noMatches: "No results found!",
      noMatchesHint: "Try fewer letters, or another filter.",
      rows: (shown: number, all: number) => (shown === all ? `${all}` : `${shown} of ${all}`),
      selected: (count: number) => `${count} selected`,
      selectAll: "Select all shown",
      select: "Selected",
    },

    form: {
      save: "Save",
      saveAndAdd: "Save and add another",
      cancel: "Cancel",
      conflictTitle: (by: string) => `${by} has changed this`,
      conflictText: "Look at the new version, or save yours over it.",
      takeTheirs: "Show new version",
      keepMine: "Save mine",
    },
  },

  records: officeRecords,
  hints,
  tools: officeTools,
  reports: officeReports,
  frontPage: officeFrontPage,
  printing: officePrinting,
  paperWords: officePaperWords,
  logo: officeLogo,
  menuImport: officeImport,
  rights: officeRights,
  priceList: officePriceList,
  menuGrid: officeGrid,
  accounting: officeAccounting,
  floor: officeFloor,
};

export type OfficeMessages = typeof office;
