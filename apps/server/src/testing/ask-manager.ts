import { createHash, randomUUID } from "node:crypto";

import { approve } from "@comanda/contract/approval";
import { callTarget, type Call } from "@comanda/contract/call";
import type { LightMyRequestResponse } from "fastify";

import type { TestApp } from "./test-app.ts";
import { callAs, replyOf, type SignedIn } from "./test-till.ts";

/** A write that its user may not make alone. */
export type WriteToAllow = {
  readonly call: Call;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly key: string;
};

type Manager = { readonly username: string; readonly password?: string };

/** Types a manager's name and password at the till of this user, for one write. */
export async function askManager(
  app: TestApp,
  user: SignedIn,
  { call, params, query, body, key }: WriteToAllow,
  { username, password = "demo" }: Manager,
): Promise<LightMyRequestResponse> {
  const sent = body === undefined ? "" : JSON.stringify(body);
  const request = {
    call: call.name,
    target: callTarget(call, {
      ...(params !== undefined && { params }),
      ...(query !== undefined && { query }),
    }),
    key,
    bodyHash: createHash("sha256").update(sent).digest("hex"),
  };
  return callAs(app, user, approve, {
    idempotencyKey: randomUUID(),
    body: { username, password, ...request },
  });
}

/** Sends the write with the approval. */
export async function sendApproved(
  app: TestApp,
  user: SignedIn,
  { call, key, ...write }: WriteToAllow,
  approval: string,
): Promise<LightMyRequestResponse> {
  return callAs(app, user, call, { ...write, idempotencyKey: key, approval });
}

/** Has a manager allow a write, and sends it. */
export async function writeWithManager(
  app: TestApp,
  user: SignedIn,
  write: Omit<WriteToAllow, "key">,
  manager = "admin",
): Promise<LightMyRequestResponse> {
  const keyed = { ...write, key: randomUUID() };
  const asked = await askManager(app, user, keyed, { username: manager });
  return sendApproved(app, user, keyed, replyOf(approve, asked).approval);
}
