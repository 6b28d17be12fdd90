import { sendPing } from "@comanda/contract/ping";
import type { BillId } from "@comanda/domain/id";

import { callApi, type Outcome } from "#api/call.ts";
import { release } from "#api/release.ts";

/** The newest change that a till has, and the mark of the row that told of it. */
type Seen = { readonly ping: number; readonly mark: string | undefined };

/** By which the server knows what a till has missed. */
export function lastSeen({ ping, mark }: Seen): {
  readonly lastPing: number;
  readonly mark?: string;
} {
  return { lastPing: ping, ...(mark !== undefined && { mark }) };
}

/** Asks what the venue has told since, and whether the server still serves the release of this till. */
export async function askSince(
  seen: Seen,
  shown: { readonly bill?: BillId | null } = {},
): Promise<Outcome<typeof sendPing>> {
  const body = { ...lastSeen(seen), ...shown, ...(release !== null && { release }) };
  return await callApi(sendPing, { body });
}
