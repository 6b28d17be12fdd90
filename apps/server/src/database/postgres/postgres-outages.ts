import { DatabaseError, type ClientBase } from "pg";

import { Outage, type OutageKind } from "#database/outage.ts";

import type { ReplyWatch } from "./watch-replies.ts";

/** By SQLSTATE (postgresql.org/docs/current/errcodes-appendix.html), or by the class that it begins with. */
const kinds: ReadonlyMap<string, OutageKind> = new Map([
  // Connection exceptions; stopped by an administrator, by a crash, or still starting.
  ["08", "database-away"],
  ["57P", "database-away"],
  // The connection ended because this server did not go on with its transaction in time.
  ["25P03", "database-away"],
  ["53100", "disk-full"],
  // Out of memory, of connections, of a configured limit.
  ["53", "server-busy"],
  // A limit of the administrator for waiting for a lock, or for a statement.
  ["55P03", "server-busy"],
  ["57014", "server-busy"],
  ["25006", "database-read-only"],
  ["58030", "disk-failing"],
]);

/**
 * Makes queries of this connection throw an `Outage` when one is the cause, and keeps the process alive when the
 * connection breaks.
 */
export function throwOutages(client: ClientBase, watch: ReplyWatch): void {
  const query: unknown = Reflect.get(client, "query");
  if (typeof query !== "function") throw new TypeError("A connection without queries");
  let isBroken = false;
  // The pool listens to idle connections only. One that breaks in use would end the process; its query fails, and the
  // pool takes no broken connection back.
  client.on("error", () => {
    isBroken = true;
  });
  const value = (...asked: readonly unknown[]): unknown => {
    const result: unknown = Reflect.apply(query, client, asked);
    if (!(result instanceof Promise)) return result;
    watch.sent();
    return result.then(
      (answer: unknown) => {
        watch.answered();
        return answer;
      },
      (error: unknown) => {
        watch.answered();
        throw toOutage(error, isBroken) ?? error;
      },
    );
  };
  Object.defineProperty(client, "query", { value, configurable: true });
}

/** A failure to connect is an outage, whatever the reason. */
export function toConnectionOutage(error: unknown): Outage {
  return toOutage(error, true) ?? new Outage("database-away", error);
}

function toOutage(error: unknown, isBroken: boolean): Outage | null {
  const state = sqlState(error);
  const kind = [5, 3, 2].map((length) => kinds.get(state.slice(0, length))).find(Boolean);
  if (kind !== undefined) return new Outage(kind, error);
  return isBroken ? new Outage("database-away", error) : null;
}

/** Empty for an error that PostgreSQL itself did not report. */
export function sqlState(error: unknown): string {
  return error instanceof DatabaseError ? (error.code ?? "") : "";
}
