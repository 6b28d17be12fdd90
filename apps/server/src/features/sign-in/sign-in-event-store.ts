import type { Selectable } from "kysely";

import type { Tables } from "#database/tables.ts";
import type { WriteContext } from "#journal/command.ts";

type SignInEventRow = Selectable<Tables["sign_in_event"]>;

export async function insertSignInEvent(
  { tx, changes }: Pick<WriteContext, "tx" | "changes">,
  event: Omit<SignInEventRow, "id">,
): Promise<void> {
  const row = await tx
    .insertInto("sign_in_event")
    .values(event)
    .returningAll()
    .executeTakeFirstOrThrow();
  changes.inserted("sign_in_event", row);
}
