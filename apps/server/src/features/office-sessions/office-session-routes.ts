import {
  endSessions as endSessionsCall,
  listSessions as listSessionsCall,
} from "@comanda/contract/office-session";

import type { Database } from "#database/database.ts";
import type { CallRegistry } from "#http/register-calls.ts";
import type { Clock } from "#call/runtime.ts";

import { endOpenSessions } from "./end-open-sessions.ts";
import { listSessions } from "./list-sessions.ts";

type Dependencies = { readonly database: Database; readonly clock: Clock };

export function registerOfficeSessionRoutes(
  { answerSigned, answerWrite }: CallRegistry,
  { database, clock }: Dependencies,
): void {
  answerSigned(listSessionsCall, (_input, session) => listSessions(database, session, clock()));
  answerWrite(endSessionsCall, ({ body }, context) => endOpenSessions(context, body));
}
