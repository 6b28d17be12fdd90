import { addLogo, readLogo } from "@comanda/contract/logo";

import type { Database } from "#database/database.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { refuseContent } from "../content/index.ts";
import { deleteUnusedLogos, findLogo, insertLogos } from "./logo-store.ts";
import { toStoredLogo } from "./to-stored-logo.ts";

export function registerLogoRoutes(
  { answerSigned, answerWrite }: CallRegistry,
  database: Database,
): void {
  answerSigned(readLogo, async ({ params }, { location }) => ({
    content: await findLogo(database, location, params.hash),
  }));
  answerWrite(addLogo, async ({ body }, { tx, session: { location }, at }) => {
    const logo = toStoredLogo(body.content);
    if ("problem" in logo) return refuseContent(logo.problem);
    await deleteUnusedLogos(tx, location, at);
    await insertLogos(tx, { location, contents: [logo], at });
    return { hash: logo.hash };
  });
}
