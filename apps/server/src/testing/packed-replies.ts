import type { Database } from "#database/database.ts";
import { unpackText } from "#journal/packed-text.ts";

/** The replies that hold a name, as the file has them: compressed, so that no search for the name finds them. */
export async function packedRepliesNaming(
  database: Database,
  name: string,
): Promise<readonly Buffer[]> {
  const rows = await database.selectFrom("written_reply").select("packed").execute();
  return rows.flatMap(({ packed }) =>
    packed !== null && unpackText(packed).text.includes(name) ? [Buffer.from(packed)] : [],
  );
}
