import type { Call } from "@comanda/contract/call";

import type { Outcome, RequestOf } from "#api/call.ts";
import type { Failure } from "#api/failure.ts";

/** Asks a manager to approve a refused write; null if none can, or none does. */
export type AskManager = <C extends Call>(
  call: C,
  request: RequestOf<C>,
  failure: Failure,
) => Promise<Outcome<C> | null>;

/** The question is in a file that is fetched later. */
const link: { ask: AskManager | null } = { ask: null };

export const askManager: AskManager = async (call, request, failure) =>
  (await link.ask?.(call, request, failure)) ?? null;

export function setAskManager(ask: AskManager | null): void {
  link.ask = ask;
}
