import type { ArticleId, LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";

import { hashContent } from "../content/index.ts";
import type { PastFault } from "./past-fault.ts";

const picturesPerBatch = 100;

/** The pictures that do not match the hash in their article. */
export async function checkPictures(
  database: Database,
  location: LocationId,
  onFault: (fault: PastFault) => void,
): Promise<void> {
  let last: ArticleId | null = null;
  for (;;) {
    const rows = await database
      .selectFrom("article")
      .leftJoin("picture", (join) =>
        join
          .onRef("picture.location", "=", "article.location")
          .onRef("picture.hash", "=", "article.picture"),
      )
      .select(["article.id", "article.name", "article.picture", "picture.content"])
      .where("article.location", "=", location)
      .where("article.picture", "is not", null)
      .where((eb) => (last === null ? eb.lit(true) : eb("article.id", ">", last)))
      .orderBy("article.id")
      .limit(picturesPerBatch)
      .execute();
    for (const { id, name, picture, content } of rows) {
      const article = `article ${id} (${name})`;
      if (content === null) onFault({ kind: "picture-missing", article });
      else if (hashContent(Buffer.from(content, "base64")) !== picture)
        onFault({ kind: "picture-differs", article });
    }
    if (rows.length < picturesPerBatch) return;
    last = rows.at(-1)?.id ?? last;
  }
}
