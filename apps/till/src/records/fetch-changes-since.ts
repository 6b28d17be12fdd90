import { sendPing } from "@comanda/contract/ping";
import type { BillId } from "@comanda/domain/id";

import { callApi, type Outcome } from "#api/call.ts";
import { release } from "#api/release.ts";

/** The last change that a till has seen, and the hash prefix of its journal row. */
type JournalPosition = { readonly ping: number; readonly mark: string | undefined };

/** The query parameters that tell the server which changes this till already has. */
export function toPositionQuery({ ping, mark }: JournalPosition): {
  readonly lastPing: number;
  readonly mark?: string;
} {
  return { lastPing: ping, ...(mark !== undefined && { mark }) };
}

/** Asks for the changes since then, and whether the server still serves this release. */
export async function fetchChangesSince(
  position: JournalPosition,
  shown: { readonly bill?: BillId | null } = {},
): Promise<Outcome<typeof sendPing>> {
  const body = { ...toPositionQuery(position), ...shown, ...(release !== null && { release }) };
  return await callApi(sendPing, { body });
}
