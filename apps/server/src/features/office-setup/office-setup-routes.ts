import {
  copyMenu as copyMenuCall,
  exportSetup as exportSetupCall,
  exportTable as exportTableCall,
  importSetup as importSetupCall,
  importTable as importTableCall,
} from "@comanda/contract/office-setup";
import type { LocationId } from "@comanda/domain/id";
import type { NumberSeparators } from "@comanda/domain/money/read-number";

import type { Database } from "#database/database.ts";
import { isRefused, refuseCall } from "#call/refused-call.ts";
import type { BackgroundRegistry } from "#http/background-reads.ts";
import type { CallRegistry } from "#http/register-calls.ts";
import type { WriteGate } from "#http/register-writes.ts";

import { findLocations } from "../venue/index.ts";
import { copyMenu } from "./copy-menu.ts";
import { toCsv, parseCsvRows, detectNumberSigns } from "./csv-rows.ts";
import { exportSetup, findRows } from "./export-setup.ts";
import { importPlanned, planImport, refuseFile } from "./import-setup.ts";
import { registerMenuImportReads, registerMenuImportRoutes } from "./menu-import-routes.ts";
import { requireSection } from "./sections.ts";
import { readSetupInBackground } from "./read-setup.ts";
import { registerSampleReads, registerSampleRoutes } from "./sample-routes.ts";
import { settleVenue } from "./settle-venue.ts";

/** A whole set-up or a list of thousands as a file. */
export function registerOfficeSetupReads(registry: BackgroundRegistry, database: Database): void {
  const { answerInBackground } = registry;
  registerMenuImportReads(registry, database);
  registerSampleReads(registry, database);
  answerInBackground(exportSetupCall, async (_input, { location }, at) => {
    const [here] = await findLocations(database, [location]);
    const yaml = await exportSetup({ database, location, at });
    return { fileName: `${fileNameOf(here?.name ?? "")}.yaml`, yaml };
  });
  answerInBackground(exportTableCall, async ({ params }, { location }, at) => {
    const section = requireSection(params.list);
    const rows = await findRows(section, { database, location, at });
    const csv = toCsv(
      section,
      rows.map(({ row }) => row),
      await findNumberSigns(database, location),
    );
    return { fileName: `${params.list}.csv`, csv };
  });
}

export function registerOfficeSetupRoutes(registry: CallRegistry, database: Database): void {
  const { answerWrite, answerPreparedWrite } = registry;
  const oneAtOnce = importGate();
  registerMenuImportRoutes(registry, oneAtOnce);
  registerSampleRoutes(registry, database, oneAtOnce);
  answerPreparedWrite(
    importSetupCall,
    async ({ body }, { location }, at) => {
      const file = await readSetupInBackground(body.yaml);
      if ("unreadable" in file) return refuseFile(file.unreadable);
      const reading = { database, location, at };
      const settled = await settleVenue(reading, file, body.venue ?? "take");
      if (isRefused(settled)) return settled;
      return planImport(reading, { ...settled, missingFields: "default", signs: null });
    },
    (_input, context, planned) => importPlanned(context, planned),
    oneAtOnce,
  );
  answerWrite(copyMenuCall, ({ body }, context) => copyMenu(context, body.from));
  answerPreparedWrite(
    importTableCall,
    async ({ params, body }, { location }, at) => {
      const table = await parseCsvRows(requireSection(params.list), body.csv);
      if ("unreadable" in table) return refuseFile(table.unreadable);
      const file = new Map([[params.list, table.rows]]);
      const signs = detectNumberSigns(body.csv, await findNumberSigns(database, location));
      const positions = new Map([[params.list, table.positions]]);
      return planImport(
        { database, location, at },
        { file, missingFields: "keep", signs, positions },
      );
    },
    (_input, context, planned) => importPlanned(context, planned),
    oneAtOnce,
  );
}

async function findNumberSigns(
  database: Database,
  location: LocationId,
): Promise<NumberSeparators> {
  const [here] = await findLocations(database, [location]);
  if (here === undefined) throw new Error(`There is no location ${location}`);
  return here;
}

/** Reduces a name to characters that every file system accepts. */
export function fileNameOf(name: string): string {
  const plain = name.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]+/gu, "-");
  return plain.replaceAll(/^-|-$/g, "") || "venue";
}

/**
 * Runs one import at a time: two of a hundred thousand rows would fill the memory, and take twice as long in parallel.
 */
function importGate(): WriteGate {
  let isTaken = false;
  return async (work) => {
    if (isTaken) return refuseCall("import-running");
    isTaken = true;
    try {
      return await work();
    } finally {
      isTaken = false;
    }
  };
}
