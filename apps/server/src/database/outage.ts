import type { RequestErrorCode } from "@comanda/contract/request-errors";

/**
 * Why the database cannot serve a request now. Each of these ends without restarting or repairing the server, except
 * that a replaced database has to be put back.
 */
export type OutageKind = Extract<
  RequestErrorCode,
  | "server-busy"
  | "database-away"
  | "disk-full"
  | "database-read-only"
  | "disk-failing"
  | "database-replaced"
>;

/**
 * The environment fails, not the program: the same request may succeed a moment later. A write that fails so was not
 * done, or its outcome is unknown; a retry with its key finds out.
 */
export class Outage extends Error {
  override readonly name = "Outage";
  readonly kind: OutageKind;

  constructor(kind: OutageKind, cause: unknown) {
    super(reasonOf(cause), { cause });
    this.kind = kind;
  }
}

/** For a name with several addresses Node reports one error for all of them, without a message. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join("; ");
  return error instanceof Error ? error.message : String(error);
}
