import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { openDatabase } from "#database/open-database.ts";

/** A new database with overwritten pages that no start has to read, as a failing disk may leave it. */
export async function damageUnreadPages(folder: string): Promise<void> {
  const opened = await openDatabase({ dataFolder: folder, databaseUrl: null });
  const values = Array.from({ length: 2000 }, (_, index) => ({ name: `${index}`, value: '"v"' }));
  await opened.database.insertInto("setting").values(values).execute();
  await opened.close();
  const file = join(folder, "comanda.db");
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0xff, bytes.length - 4096 * 4, bytes.length - 4096));
}

/** As if a server had left the file as it is now, and stopped well. */
export function fakeCleanStop(file: string): void {
  const { size, mtimeNs, ino } = statSync(file, { bigint: true });
  writeFileSync(`${file}.stopped`, `${size} ${mtimeNs} ${ino}\n`);
}
