import { startShift as startShiftCall } from "@comanda/contract/day";

import type { CallRegistry } from "#http/register-calls.ts";

import { startShift } from "./start-shift.ts";

export function registerShiftRoutes({ answerWrite }: CallRegistry): void {
  answerWrite(startShiftCall, ({ body }, context) => startShift(context, body));
}
