import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";

import { hashContent } from "../content/index.ts";
import type { PastFault } from "./past-fault.ts";

/** The logos, also those of former papers, that do not match their hashes, and whether that of the location is there. */
export async function checkLogoContents(
  database: Database,
  location: LocationId,
  onFault: (fault: PastFault) => void,
): Promise<void> {
  const rows = await database
    .selectFrom("logo")
    .select(["hash", "content"])
    .where("location", "=", location)
    .orderBy("hash")
    .execute();
  for (const { hash, content } of rows) {
    if (hashContent(Buffer.from(content, "base64")) !== hash)
      onFault({ kind: "logo-differs", hash });
  }
  const { logo } = await database
    .selectFrom("location")
    .select("logo")
    .where("id", "=", location)
    .executeTakeFirstOrThrow();
  if (logo !== null && !rows.some(({ hash }) => hash === logo))
    onFault({ kind: "logo-missing", hash: logo });
}
