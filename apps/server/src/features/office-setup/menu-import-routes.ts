import {
  importMenu as importMenuCall,
  readLastImport,
  undoImport as undoImportCall,
} from "@comanda/contract/office-import";
import { formatDateTime } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";
import type { BackgroundRegistry } from "#http/background-reads.ts";
import type { CallRegistry } from "#http/register-calls.ts";
import type { WriteGate } from "#http/register-writes.ts";

import { importMenu } from "./import-menu.ts";
import { foldChanges } from "./imported-records.ts";
import { findImportChanges, findLastImport } from "./last-import-store.ts";
import { undoImport } from "./undo-import.ts";

export function registerMenuImportReads(
  { answerInBackground }: BackgroundRegistry,
  database: Database,
): void {
  answerInBackground(readLastImport, async (_input, { location }, now) => {
    const last = await findLastImport(database, location, now);
    if (last === null) return { last };
    const { sequence, at, by, isUndone } = last;
    const articles = foldChanges(await findImportChanges(database, location, last), "article");
    const added = articles.filter(({ isAdded }) => isAdded).length;
    const changed = articles.length - added;
    return { last: { sequence, at: formatDateTime(at), by, added, changed, isUndone } };
  });
}

/** Both are matched with what the tills write only once they are in their transaction. */
async function prepareNothing(): Promise<null> {
  return null;
}

export function registerMenuImportRoutes(
  { answerPreparedWrite }: CallRegistry,
  oneAtOnce: WriteGate,
): void {
  answerPreparedWrite(
    importMenuCall,
    prepareNothing,
    ({ body }, context) => importMenu(context, body),
    oneAtOnce,
  );
  answerPreparedWrite(
    undoImportCall,
    prepareNothing,
    ({ body }, context) => undoImport(context, body.sequence),
    oneAtOnce,
  );
}
