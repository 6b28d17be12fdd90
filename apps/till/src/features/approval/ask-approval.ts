import { approve } from "@comanda/contract/approval";
import { callTarget, type BodyOf, type Call } from "@comanda/contract/call";

import { callApi, type Outcome } from "#api/call.ts";
import { deviceToken } from "#api/device-token.ts";
import { hashBody } from "#api/hash-body.ts";

import { isApprovable } from "./can-be-allowed.ts";

/** Whose password was typed. */
export type Manager = Pick<BodyOf<typeof approve>, "username" | "password">;

type Request = NonNullable<Parameters<typeof callTarget>[1]> & { readonly body?: unknown };

/** Obtains the approval of a manager for one request under its key. */
export async function askApproval(
  call: Call,
  request: Request,
  { manager, key }: { readonly manager: Manager; readonly key: string },
): Promise<Outcome<typeof approve>> {
  const { name } = call;
  if (!isApprovable(name)) throw new Error(`Nobody can allow ${name}`);
  const body = request.body === undefined ? "" : JSON.stringify(request.body);
  const asked = {
    call: name,
    target: callTarget(call, request),
    key,
    bodyHash: await hashBody(body),
  };
  return callApi(approve, { body: { ...manager, ...deviceToken(), ...asked } });
}
