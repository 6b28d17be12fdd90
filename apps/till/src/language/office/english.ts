import { hintsEnglish } from "./hints/english.ts";
import { officeRecordsEnglish } from "./records/english.ts";
import { officeToolsEnglish } from "./tools/english.ts";
import { officeReportsEnglish } from "./reports/english.ts";

/** What the back office says. It is fetched with the office, so that tills do not carry it. */
export const officeEnglish = {
  title: "Back office",
  navigation: "Office menu",
  openNavigation: "Open the office menu",
  close: "Close",
  backToTill: "Back to the till",
  opening: "The office is opening",
  unreachable: "This part of the office could not be fetched",
  startAgain: "Try again",

  /** A till has seen more than the server has. */
  missingRows: {
    title: (rows: number, since: string) =>
      rows === 1
        ? `1 entry is missing since ${since}`
        : `${rows} entries are missing since ${since}`,
    otherTitle: (since: string) => `Entries before ${since} are missing`,
    hint: (till: string) =>
      `The till of ${till} has seen what this server does not have: an old backup was brought back, or the disk lost something. Compare the bills with the papers.`,
    seen: "Seen",
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

  /** What the parts of every editor say. */
  parts: {
    table: {
      search: "Search",
      all: "All",
      noRows: "Nothing here yet",
      noRowsHint: "What is added shows up here.",
      noMatches: "No results found!",
      noMatchesHint: "Try fewer letters, or another filter.",
      rows: (shown: number, all: number) => (shown === all ? `${all}` : `${shown} of ${all}`),
      selected: (count: number) => `${count} selected`,
      selectAll: "Select all that are shown",
      select: "Selected",
    },

    form: {
      save: "Save",
      cancel: "Cancel",
      unsavedTitle: "Not saved yet",
      unsavedText: "What you changed here will be lost.",
      leave: "Leave without saving",
      stay: "Go on editing",
      conflictTitle: (by: string) => `${by} changed this meanwhile`,
      conflictText: "Look at what it is now, or save yours over it.",
      takeTheirs: "Show what it is now",
      keepMine: "Save mine",
    },
  },

  records: officeRecordsEnglish,
  hints: hintsEnglish,
  tools: officeToolsEnglish,
  reports: officeReportsEnglish,
};

export type OfficeMessages = typeof officeEnglish;
