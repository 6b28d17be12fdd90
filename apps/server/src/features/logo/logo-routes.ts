import { problemMessages } from "@comanda/contract/field-messages";
import { addLogo, readLogo } from "@comanda/contract/logo";
import type { LogoProblem } from "@comanda/domain/paper/logo";

import type { Database } from "#database/database.ts";
import { refuseFields, type RefusedCall } from "#call/refused-call.ts";
import type { CallRegistry } from "#http/register-calls.ts";

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
    if ("problem" in logo) return refuseLogo(logo);
    await deleteUnusedLogos(tx, location, at);
    await insertLogos(tx, { location, logos: [logo], at });
    return { hash: logo.hash };
  });
}

function refuseLogo({ problem: code }: LogoProblem): RefusedCall {
  const error = problemMessages[code].replace("{field}", "content");
  return refuseFields("invalid-request", [{ field: "content", code, error }]);
}
