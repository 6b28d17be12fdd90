/** A power that only a few files have; the linter refuses it everywhere else. */
export type Power =
  /** Reads a variable of the environment. */
  | "environment"
  /** Queries the database. */
  | "sql"
  /** Changes the database outside of a transaction. */
  | "write"
  /** Begins a transaction. */
  | "transaction"
  /** Sends a request over the network. */
  | "fetch";

/** The files in which each power belongs. */
export const homes: readonly { readonly files: string; readonly powers: readonly Power[] }[] = [
  { files: "apps/*/src/config.ts", powers: ["environment"] },
  { files: "apps/server/src/**/*-store.ts", powers: ["sql"] },
  { files: "apps/server/src/database/**", powers: ["sql", "write", "transaction"] },
  { files: "apps/server/src/journal/command.ts", powers: ["transaction"] },
  // The browser's own database has transactions too.
  { files: "apps/till/src/api/**", powers: ["fetch", "transaction"] },
];

export type BorderException = {
  readonly file: string;
  readonly powers?: readonly Power[];
  readonly imports?: readonly string[];
  readonly because: string;
};

/** Every exception to the borders that ARCHITECTURE.md draws. */
export const borderExceptions: readonly BorderException[] = [
  {
    file: "apps/server/src/database/migrations/0021-guest-keys.ts",
    imports: ["#journal/rewrite-journals.ts"],
    because: "The journals that were written before guests could be erased are sealed once.",
  },
  {
    file: "apps/server/src/database/migrations/0068-search-of-companies.ts",
    imports: ["@comanda/domain/customer/search-entry"],
    because: "Guests of earlier releases are found as the search finds new ones.",
  },
  {
    file: "apps/server/src/features/past/base-store.ts",
    powers: ["transaction"],
    because: "It writes the first row of a journal, before any command can write the next one.",
  },
  {
    file: "apps/server/src/features/first-venue/first-venue-store.ts",
    powers: ["transaction"],
    because: "A command writes at a location, and there is none yet.",
  },
  {
    file: "apps/server/src/demo/create-demo-venue.ts",
    powers: ["transaction"],
    because: "A command writes at a location, and there is none yet.",
  },
  {
    file: "apps/server/src/demo/year/create-demo-year.ts",
    powers: ["transaction"],
    because: "A year of bills is made day by day, before the location sells.",
  },
  {
    file: "apps/server/src/demo/year/history-store.ts",
    powers: ["write"],
    because:
      "It compiles its statements with the database, and runs them in the day's transaction.",
  },
  {
    file: "apps/server/src/demo/year/past-journal-store.ts",
    powers: ["write"],
    because:
      "It compiles its statements with the database, and runs them in the day's transaction.",
  },
  {
    file: "apps/server/src/features/sign-in/session-store.ts",
    powers: ["write"],
    because: "A session is no record of the venue: each step of it is one statement.",
  },
  {
    file: "apps/server/src/features/sign-in/session-end-store.ts",
    powers: ["write"],
    because: "A session is no record of the venue: each step of it is one statement.",
  },
  {
    file: "apps/server/src/features/sign-in/shared-replay-guard-store.ts",
    powers: ["write"],
    because: "The requests that were seen are no record of the venue.",
  },
  {
    file: "apps/server/src/features/sign-in/account-store.ts",
    powers: ["write"],
    because: "It locks an account while a session begins, and changes nothing in it.",
  },
  {
    file: "apps/server/src/features/health/health-store.ts",
    powers: ["write", "transaction"],
    because: "It tries whether the disk takes a write, with one that changes nothing.",
  },
  {
    file: "apps/server/src/journal/missing-rows-store.ts",
    powers: ["write"],
    because: "The journal cannot record the rows that it has lost.",
  },
  {
    file: "apps/server/src/journal/expired-replies-store.ts",
    powers: ["write"],
    because: "A stored reply is no record of the venue: each slice of them goes in one statement.",
  },
  {
    file: "apps/server/src/operations/back-up-sqlite.ts",
    imports: ["node:sqlite"],
    because: "It copies the file of a database as a whole.",
  },
  {
    file: "apps/server/src/operations/restore-sqlite.ts",
    imports: ["node:sqlite"],
    because: "It puts the file of a database in its place, which no server has open.",
  },
  {
    file: "apps/server/src/operations/check-backup.ts",
    imports: ["node:sqlite"],
    because: "It looks at the file of a backup, which no server has open.",
  },
  {
    file: "apps/till/src/device/browser-environment.ts",
    powers: ["fetch"],
    because: "The print bridge is a program of its own, which knows no call of the server.",
  },
  {
    file: "apps/till/src/shell/worker.ts",
    powers: ["fetch"],
    because: "A service worker serves the till's own files, and passes every call through.",
  },
  {
    file: "apps/till/src/ui/data-rows.ts",
    imports: ["@comanda/domain/text/fold-text"],
    because: "A table finds what every other search of the till and the server finds.",
  },
];
