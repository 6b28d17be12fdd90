import { calls } from "@comanda/contract/calls";
import type { Call } from "@comanda/contract/call";
import { errorReply } from "@comanda/contract/error-reply";
import type { LightMyRequestResponse } from "fastify";

import { matchesSchema } from "#database/portable-columns.ts";

import { errorsOf, isTagged } from "../features/api-docs/index.ts";

type Documented = {
  /** `status code` of each. */
  readonly errors: ReadonlySet<string>;
  readonly hasTag: boolean;
};

const documented: ReadonlyMap<string, Documented> = new Map(
  calls.map((call) => [
    nameOf(call),
    { errors: new Set(errorsOf(call).map(inDocument)), hasTag: isTagged(call) },
  ]),
);

/** Throws for a reply that the API document does not have: clients that are generated from it reject it. */
export function refuseUndocumented(
  call: Pick<Call, "method" | "path">,
  response: LightMyRequestResponse,
): void {
  const known = documented.get(nameOf(call));
  if (known === undefined) return;
  const { statusCode, headers, body } = response;
  if (statusCode < 400) {
    if ((headers.etag !== undefined) === known.hasTag) return;
    throw new Error(`${nameOf(call)} is documented ${known.hasTag ? "with" : "without"} an ETag`);
  }
  const reply: unknown = response.json();
  const error = matchesSchema(errorReply, reply)
    ? inDocument({ ...reply, status: statusCode })
    : `${statusCode} ${body}`;
  if (!known.errors.has(error)) throw new Error(`${nameOf(call)} documents no ${error}`);
}

function nameOf({ method, path }: Pick<Call, "method" | "path">): string {
  return `${method} ${path}`;
}

function inDocument({ status, code }: { readonly status: number; readonly code: string }): string {
  return `${status} ${code}`;
}
