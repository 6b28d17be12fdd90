import type { Writable } from "node:stream";

import type { FastifyServerOptions } from "fastify";

/** Where the log goes, and from which level on; false for none. */
export type LogTarget = false | { readonly level: string; readonly stream: Writable };

/** The log as we want it: nothing that names a guest. */
export function logOptions(target: LogTarget): NonNullable<FastifyServerOptions["logger"]> {
  return target === false ? false : { ...target, serializers: { err: describeError } };
}

/** The fields of an error that say what failed. PostgreSQL has others that quote the row. */
const plainFields = new Set(["code", "errcode", "syscall", "table", "column", "constraint"]);

type LoggedError = {
  readonly [field: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
};

function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: "" };
  const { name: type, message, stack = "", cause } = error;
  const known = Object.entries(error).filter(([name]) => plainFields.has(name));
  return {
    type,
    message,
    stack,
    ...Object.fromEntries(known),
    ...(cause !== undefined && { cause: describeError(cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(describeError) }),
  };
}
