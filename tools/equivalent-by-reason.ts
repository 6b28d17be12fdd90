import type { EquivalentMutant } from "./equivalent-mutants.ts";

type Change = readonly [path: string, line: string, from: string, to: string];

/** The same reason for several mutants of the server. */
function because(why: string, changes: readonly Change[]): readonly EquivalentMutant[] {
  return changes.map(([path, line, from, to]) => ({
    path: `apps/server/src/${path}`,
    line,
    from,
    to,
    why,
  }));
}

/** Checks that only skip work when there is none. */
function inVain(why: string, places: readonly (readonly [path: string, line: string])[]) {
  return because(
    why,
    places.map(([path, line]): Change => [path, line, "0", "(-1)"]),
  );
}

/** A number for which others do as well. */
function anyNumber(
  why: string,
  numbers: readonly (readonly [path: string, line: string, number: string, ...others: string[]])[],
) {
  return because(
    why,
    numbers.flatMap(([path, line, number, ...others]) =>
      others.map((other): Change => [path, line, number, other]),
    ),
  );
}

const onePlusMinus = ["1", "(-1)"] as const;

/** Each was checked by hand, and all tests passed with one of each line planted at once. */
export const equivalentByReason: readonly EquivalentMutant[] = [
  ...inVain(
    "SQLite finds nothing in an empty list, either; PostgreSQL, on which no mutant runs, refuses it.",
    [
      ["features/bill/ended-bills-store.ts", "days?.length === 0"],
      ["features/bill/ended-bills-store.ts", "days.length === 0"],
      ["features/bill/line-store.ts", "bills.length === 0"],
      ["features/bill/line-store.ts", "changed.length === 0"],
      ["features/bill/reported-bills-store.ts", "shifts.length === 0"],
      ["features/commission/paid-commission-store.ts", "shifts.length === 0"],
      ["features/front-page/span-sales.ts", "days.length === 0"],
      ["features/front-page/span-sales.ts", "open.length === 0"],
      ["features/menu/article-store.ts", "wanted.length === 0"],
      ["features/menu/recipe-store.ts", "articles.length === 0"],
      ["features/menu/label-store.ts", "wanted.length === 0"],
      ["features/menu/menu-store.ts", "wanted?.length === 0"],
      ["features/office-house/location-name-store.ts", "names.length === 0"],
      ["features/office-staff/save-staff.ts", "named.length === 0"],
      ["features/office/use-store.ts", "besides.length === 0"],
      ["features/payment/payment-store.ts", "shifts.length === 0"],
      ["features/printing/print-job-store.ts", "ids.length === 0"],
      ["features/sign-in/end-sessions.ts", "staff.length === 0"],
      ["features/staff/staff-store.ts", "named?.length === 0"],
      ["features/stock/stock-store.ts", "items.length === 0"],
      ["features/venue/location-store.ts", "ids.length === 0"],
      ["features/venue/location-store.ts", "locations.length === 0"],
    ],
  ),
  ...inVain("Without it, the same comes out a little later.", [
    ["features/menu/find-pricing-menu.ts", "recipes.length === 0"],
    ["features/office-setup/import-setup.ts", "deferredFields.length > 0"],
    ["features/office-setup/save-section.ts", "planned.length === 0"],
    ["features/office-staff/save-staff.ts", "before.length === 0"],
    ["features/office/assign-temporary-keys.ts", "parked.size === 0"],
    ["features/office/record-store.ts", "lists.length === 0"],
    ["features/office/write-plans.ts", "rows.length === 0"],
    ["journal/name-guests.ts", "papers.size === 0"],
    ["journal/open-personal-fields.ts", "guests.size === 0"],
    ["journal/seal-personal-fields.ts", "guests.size === 0"],
  ]),
  ...because("It is looked up or computed again each time, which only takes longer.", [
    [
      "features/office/record-store.ts",
      "compiled.get(batch.length)",
      "compiled.get(batch.length) ?? compile(batch.length)",
      "(compile(batch.length))",
    ],
    ["features/office/record-store.ts", "compiled.set(", "compiled.set(batch.length, query);", ";"],
    [
      "features/sign-in/session-keys.ts",
      "cachedSealers.put(",
      "cachedSealers.put(session + epoch, sealer);",
      ";",
    ],
    ["features/sign-in/session-keys.ts", "cachedSealers.put(", "+", "-"],
  ]),
  ...because("The rows are read from the database instead, and are the same.", [
    ["journal/recent-rows.ts", "lastOf(recent) <= maxRowsBehind", "<=", "<"],
  ]),
  ...because("A second pass over a list without such fields changes nothing.", [
    ["features/office-setup/import-setup.ts", "deferredFields.length > 0", ">", ">="],
  ]),
  ...because("What is not planned beforehand is planned in the import, which then takes longer.", [
    ["features/office-setup/import-setup.ts", "fresh.length > 0", ">", ">="],
    ["features/office-setup/import-setup.ts", "fresh.length > 0", "0", "(-1)"],
  ]),
  ...because("A bill is one paper.", [
    ["features/bill/print-bill.ts", "papers.jobs.some(", "some", "every"],
  ]),
  ...because("The lists of the rows are the same, read with those of other rows or by ids.", [
    ["features/office/record-store.ts", "isWhole: ids === undefined", "===", "!=="],
  ]),
  ...because("A timer of less than nothing ends at once, too.", [
    ["live/stream-changes.ts", "checkedAt + checkMs - performance.now(), 0", "0", "(-1)"],
  ]),
  ...because("The two texts differ, so the first difference comes before the end.", [
    ["features/past/past-fault.ts", "while (same < text.length", "<", "<="],
  ]),
  ...because("Other work only waits longer.", [
    ["features/office/record-store.ts", "await giveWay()", "await giveWay();", ";"],
    [
      "features/owner-report/read-in-batches.ts",
      "await setImmediate()",
      "await setImmediate();",
      ";",
    ],
    [
      "features/owner-report/stock-moves-store.ts",
      "await setImmediate()",
      "await setImmediate();",
      ";",
    ],
    ["features/owner-report/stock-moves-store.ts", "if (from > 0)", "from > 0", "!(from > 0)"],
    ["features/owner-report/stock-moves-store.ts", "if (from > 0)", ">", ">="],
    ["features/owner-report/stock-moves-store.ts", "if (from > 0)", "0", "1"],
    ["features/owner-report/stock-moves-store.ts", "if (from > 0)", "0", "(-1)"],
    ["journal/command.ts", "if (from > 0)", ">", ">="],
    ["journal/command.ts", "if (from > 0)", "0", "(-1)"],
  ]),
  ...anyNumber("It only bounds how much is read or kept in memory at a time.", [
    [
      "features/office-setup/parse-yaml-in-background.ts",
      "const resourceLimits",
      "2048",
      "2049",
      "2047",
    ],
    [
      "features/office-setup/parse-yaml-in-background.ts",
      "const inlineLength",
      "10_000",
      "20000",
      "5000",
    ],
    ["features/office-setup/parse-yaml-worker.ts", "const rowsInPiece", "500", "501", "499"],
    ["features/office/last-change-store.ts", "const rowsAtOnce", "100", "101", "99"],
    ["features/owner-report/read-in-batches.ts", "const daysPerBatch", "7", "8", "6"],
    ["features/past/filed-store.ts", "const pdfsPerBatch", "20", "21", "19"],
    ["features/past/picture-content-store.ts", "const picturesPerBatch", "100", "101", "99"],
    ["features/past/scratch-store.ts", "const cacheSize", "20_000", "40000", "10000"],
    ["features/past/scratch-store.ts", "writeOut(cacheSize / 2)", "2", "3", "1"],
    ["features/past/stored-rows-store.ts", "const rowsPerBatch", "2000", "4000", "1000"],
    ["features/sign-in/last-seen-notes.ts", "const maxEntries", "10_000", "20000", "5000"],
    ["features/sign-in/nonce-memory.ts", "const maximumPerBucket", "200_000", "400000", "100000"],
    ["features/sign-in/session-keys.ts", "const maxCachedKeys", "5000", "10000", "2500"],
    ["features/sign-in/session-meter.ts", "const maximumSessions", "10_000", "20000", "5000"],
    ["features/sign-in/session-store.ts", "const permissionCache", "1000", "2000", "500"],
    [
      "features/sign-in/sign-in-journal.ts",
      "const maxRememberedFailures",
      "10_000",
      "20000",
      "5000",
    ],
    ["features/sign-in/sign-in-throttle.ts", "const maximumRemembered", "10_000", "20000", "5000"],
    ["features/menu/menu-cache.ts", "const maxEntries", "8", "9", "7"],
    ["journal/find-changes-since.ts", "const maxRows", "500", "501", "499"],
    ["journal/name-guests-store.ts", "const repliesPerPage", "250", "251", "249"],
    ["journal/recent-rows.ts", "const maxLetters", "1_000_000", "2000000", "500000"],
    ["journal/recent-rows.ts", "const maxCachedLocations", "20", "21", "19"],
    ["journal/rewrite-journals.ts", "const rowsPerBatch", "250", "251", "249"],
    ["journal/rewrite-store.ts", "const hashesPerPage", "10_000", "20000", "5000"],
    ["journal/verify-journal.ts", "const rowsPerBatch", "250", "251", "249"],
    ["live/stream-changes.ts", "const bufferBytes", "256", "257", "255"],
    ["live/stream-changes.ts", "const bufferBytes", "1024", "1025", "1023"],
  ]),
  ...because("It only bounds how much is kept in memory at a time.", [
    ["features/past/scratch-store.ts", "atHand.size > cacheSize", ">", ">="],
    ["features/past/scratch-store.ts", "atHand.size > cacheSize", "/", "*"],
    ["features/past/scratch-store.ts", "atHand.size > cacheSize", "writeOut(cacheSize / 2);", ";"],
  ]),
  ...anyNumber("It only decides how small the text becomes, and how long that takes.", [
    ["journal/packed-text.ts", "const deflateOptions", "6", "7", "5"],
    ["journal/packed-text.ts", "const windowBits", "13", "14"],
    ["journal/packed-text.ts", "const chunkSize", "2048", "2049", "2047"],
  ]),
  ...anyNumber("It only decides which index is read; the guests found are the same.", [
    ["features/customer/customer-search-store.ts", "const maxCounted", "1000", "2000", "500"],
    ["features/customer/customer-search-store.ts", "const fewestAtOnce", "20", "21", "19"],
  ]),
  ...anyNumber("Only the first row is used.", [
    ["features/first-venue/first-venue-store.ts", ".limit(1)", "1", "2"],
    ["features/front-page/check-list-store.ts", ".limit(1)", "1", "2"],
    ["features/front-page/started-days-store.ts", ".limit(1)", "1", "2"],
    ["features/owner-report/stock-moves-store.ts", ".limit(1)", "1", "2"],
    ["features/past/base-store.ts", ".limit(1)", "1", "2"],
    ["features/venue/location-store.ts", ".limit(1)", "1", "2"],
    ["journal/missing-rows-store.ts", ".limit(1)", "1", "2"],
  ]),
  ...anyNumber("Only whether there is a row counts, not what is in it.", [
    ["features/front-page/check-list-store.ts", "eb.lit(1)", "1", "2", "0"],
  ]),
  ...anyNumber("The compiler needs it, and it is never used.", [
    ["features/office-setup/save-section.ts", "?.row ?? 0", "0", ...onePlusMinus],
    ["features/office-setup/save-section.ts", "row: at = 0", "0", ...onePlusMinus],
    ["features/office/record-store.ts", '?.["id"] ?? 0', "0", ...onePlusMinus],
    ["features/office/retire-records.ts", "rowOf.get(of) ?? 0", "0", ...onePlusMinus],
    ["features/owner-report/line-rows.ts", "?.id ?? 0", "0", ...onePlusMinus],
  ]),
  ...anyNumber("No moment of a venue is as early as that.", [
    ["features/bill/apply-press-terms.ts", "Math.max(0, ...changes", "0", ...onePlusMinus],
    ["features/sign-in/last-seen-notes.ts", "notedAt.get(id) ?? 0", "0", ...onePlusMinus],
  ]),
  ...anyNumber("A bill's first version is 1.", [
    ["features/bill/changed-since.ts", '["version"] ?? 0', "0", ...onePlusMinus],
  ]),
  ...anyNumber("No two of these keys are the same, however long they are.", [
    ["features/sign-in/sign-in-journal.ts", "key: randomBytes(16)", "16", "17", "15"],
  ]),
  ...anyNumber("No write reads the epoch of its session's key.", [
    ["features/sign-in/sign-in.ts", "epoch: 0", "0", ...onePlusMinus],
  ]),
  ...because(
    "SQLite returns the rows in this order; PostgreSQL, on which no mutant runs, may not.",
    [
      ["features/bill/line-store.ts", "first.id - second.id", "-", "+"],
      ["features/office/record-store.ts", 'Number(one["id"]) - Number(other["id"])', "-", "+"],
    ],
  ),
  ...anyNumber("A wider margin finds the same first and last row among more rows.", [
    ["features/owner-report/stock-moves-store.ts", "const disorderMs", "10", "11"],
  ]),
  ...anyNumber("The first report begins an hour, and counts from zero.", [
    ["features/fault-report/fault-meter.ts", "let hour = 0", "0", ...onePlusMinus],
    ["features/fault-report/fault-meter.ts", "let taken = 0", "0", ...onePlusMinus],
  ]),
  ...anyNumber("The first nonce begins a bucket.", [
    ["features/sign-in/nonce-memory.ts", "let bucket = 0", "0", ...onePlusMinus],
  ]),
];
