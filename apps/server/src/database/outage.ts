import type { RequestErrorCode } from "@comanda/contract/request-errors";

/** Why the database does not do what it is asked for now. Each of them ends without anything being done to the server. */
export type OutageKind = Extract<
  RequestErrorCode,
  "server-busy" | "database-away" | "disk-full" | "database-read-only" | "disk-failing"
>;

/**
 * The surroundings fail, not the program: the same request may succeed a moment later. A write that fails so was not
 * done, or it is not known whether it was; its key tells when it comes again.
 */
export class Outage extends Error {
  override readonly name = "Outage";
  readonly kind: OutageKind;

  constructor(kind: OutageKind, cause: unknown) {
    super(reasonOf(cause), { cause });
    this.kind = kind;
  }
}

/** Of a name with several addresses Node reports one error for all of them, without a message. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join("; ");
  return error instanceof Error ? error.message : String(error);
}
