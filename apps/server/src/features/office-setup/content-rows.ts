import type { LocationId } from "@comanda/domain/id";
import type { ProblemCode } from "@comanda/domain/office/problem";

import { isRefused, refuseFields, type RefusedCall } from "#call/refused-call.ts";
import type { Database, WriteTransaction } from "#database/database.ts";
import { mapInSlices } from "#database/time-slices.ts";
import type { WriteContext } from "#journal/command.ts";

import { findKnownHashes, type ContentTable, type NewContents } from "../content/index.ts";
import type { Fields } from "../office/index.ts";
import { oneOf } from "./allowed.ts";
import { toFieldError, type FileProblem } from "./row-problem.ts";

type StoredContent = { readonly hash: string; readonly content: string };

type ListDefinition<Stored extends StoredContent> = {
  readonly section: string;
  readonly table: ContentTable;
  /** The table of the records that name them. */
  readonly namedIn: string;
  /** A content as it is stored, or why it cannot be one. */
  readonly read: (content: string) => Stored | { readonly problem: ProblemCode };
  /** For what is not even a text. */
  readonly notContent: ProblemCode;
  readonly findInUse: (database: Database, location: LocationId) => Promise<readonly Stored[]>;
  readonly insert: (tx: WriteTransaction, contents: NewContents<Stored>) => Promise<void>;
};

/** A list of a set-up file with contents that its records name by their hashes. */
export type ContentList = {
  readonly section: string;
  /** The rows of what the records of the location name. */
  readonly exportRows: (database: Database, location: LocationId) => Promise<readonly Fields[]>;
  /** The contents of the rows, or what is wrong with them. */
  readonly readRows: (rows: readonly Fields[]) => Promise<FileContents | RefusedCall>;
};

/** The contents of a list, checked. */
export type FileContents = {
  readonly namedIn: string;
  /** Whether the location lacks any of them. */
  readonly hasNew: (database: Database, location: LocationId) => Promise<boolean>;
  /** Stores those that the location lacks, before its records name them. */
  readonly store: (context: WriteContext) => Promise<void>;
};

export function defineContentList<Stored extends StoredContent>(
  definition: ListDefinition<Stored>,
): ContentList {
  return {
    section: definition.section,
    exportRows: async (database, location) => {
      const inUse = await definition.findInUse(database, location);
      return inUse.map(({ hash, content }) => ({ hash, content }));
    },
    readRows: async (rows) => {
      const contents = await readRows(rows, definition);
      return isRefused(contents) ? contents : toFileContents(contents, definition);
    },
  };
}

function toFileContents<Stored extends StoredContent>(
  contents: readonly Stored[],
  { table, namedIn, insert }: ListDefinition<Stored>,
): FileContents {
  const byHash = new Map(contents.map((one) => [one.hash, one]));
  const findNew = async (database: Database, location: LocationId) => {
    const known = await findKnownHashes(database, table, location, [...byHash.keys()]);
    return [...byHash.values()].filter(({ hash }) => !known.has(hash));
  };
  return {
    namedIn,
    hasNew: async (database, location) => (await findNew(database, location)).length > 0,
    store: async ({ tx, session: { location }, at }) =>
      insert(tx, { location, contents: await findNew(tx, location), at }),
  };
}

async function readRows<Stored extends StoredContent>(
  list: readonly Fields[],
  definition: ListDefinition<Stored>,
): Promise<readonly Stored[] | RefusedCall> {
  const rows = await mapInSlices(list, (of, row) => readRow(of, row, definition));
  const problems = rows.flatMap((row) => ("wrong" in row ? [row.wrong] : []));
  if (problems.length > 0) return refuseFields("invalid-request", problems.map(toFieldError));
  return rows.flatMap((row) => ("wrong" in row ? [] : [row.stored]));
}

type ReadRow<Stored> = { readonly stored: Stored } | { readonly wrong: FileProblem };

const fieldNames = ["hash", "content"];

function readRow<Stored extends StoredContent>(
  of: Fields,
  row: number,
  { section, read, notContent }: ListDefinition<Stored>,
): ReadRow<Stored> {
  const place = { section, row };
  const strange = Object.keys(of).find((field) => !fieldNames.includes(field));
  if (strange !== undefined) {
    const allowed = oneOf(fieldNames);
    return { wrong: { ...place, field: strange, code: "no-such-field", allowed } };
  }
  const { hash, content } = of;
  const stored = typeof content === "string" ? read(content) : { problem: notContent };
  if ("problem" in stored) return { wrong: { ...place, field: "content", code: stored.problem } };
  if (stored.hash === hash) return { stored };
  return { wrong: { ...place, field: "hash", code: "does-not-fit", value: hash } };
}
