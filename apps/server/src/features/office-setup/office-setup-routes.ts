import {
  copyMenu as copyMenuCall,
  exportSetup as exportSetupCall,
  exportTable as exportTableCall,
  importSetup as importSetupCall,
  importTable as importTableCall,
  readSampleVenue as readSampleVenueCall,
} from "@comanda/contract/office-setup";

import type { Database } from "#database/database.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { findLocations } from "../venue/index.ts";
import { copyMenu } from "./copy-menu.ts";
import { csvOf, rowsOfCsv } from "./csv-rows.ts";
import { exportSetup, findRows } from "./export-setup.ts";
import { importSetup, refuseFile } from "./import-setup.ts";
import { sectionNamed } from "./sections.ts";
import { readSample } from "./sample-venues.ts";
import { readSetupAside } from "./read-setup.ts";

export function registerOfficeSetupRoutes(
  { answerSigned, answerWrite, answerPreparedWrite }: CallRegistry,
  database: Database,
): void {
  answerSigned(exportSetupCall, async (_input, { location }) => {
    const [here] = await findLocations(database, [location]);
    const yaml = await exportSetup(database, location);
    return { fileName: `${fileNameOf(here?.name ?? "")}.yaml`, yaml };
  });
  answerSigned(readSampleVenueCall, async ({ params }) => ({ yaml: readSample(params.name) }));
  answerPreparedWrite(
    importSetupCall,
    ({ body }) => readSetupAside(body.yaml),
    async (_input, writing, file) => {
      if ("refusal" in file) return file;
      if ("unreadable" in file) return refuseFile(file.unreadable);
      return importSetup(writing, file, "is-blank");
    },
  );
  answerWrite(copyMenuCall, ({ body }, writing) => copyMenu(writing, body.from));
  answerSigned(exportTableCall, async ({ params }, { location }) => {
    const section = sectionNamed(params.list);
    const rows = await findRows(database, section, location);
    const csv = csvOf(
      section,
      rows.map(({ row }) => row),
    );
    return { fileName: `${params.list}.csv`, csv };
  });
  answerPreparedWrite(
    importTableCall,
    ({ params, body }) => rowsOfCsv(sectionNamed(params.list), body.csv),
    async ({ params }, writing, rows) => {
      if ("unreadable" in rows) return refuseFile(rows.unreadable);
      return importSetup(writing, new Map([[params.list, rows]]), "stays");
    },
  );
}

/** What every file system can keep. */
export function fileNameOf(name: string): string {
  const plain = name.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]+/gu, "-");
  return plain.replaceAll(/^-|-$/g, "") || "venue";
}
