import { hash } from "node:crypto";

import type { ClientBase } from "pg";

import { isMarkedForPreparing } from "#database/mark-for-preparing.ts";
import { sqlState } from "./postgres-outages.ts";

/**
 * Names the marked statements, so that this connection parses and plans them once. After another server has migrated
 * the tables, PostgreSQL refuses those that select all columns; they get new names, and the statement is repeated.
 */
export function prepareMarkedStatements(client: ClientBase): void {
  const query: unknown = Reflect.get(client, "query");
  if (typeof query !== "function") throw new TypeError("A connection without queries");
  const value = (...asked: readonly unknown[]): unknown => {
    const [text, values] = asked;
    if (typeof text !== "string" || !isMarkedForPreparing(text)) {
      return Reflect.apply(query, client, asked);
    }
    const generation = namesNow.generation;
    const ask = (): unknown => Reflect.apply(query, client, [{ name: nameOf(text), text, values }]);
    const result = ask();
    if (!(result instanceof Promise)) return result;
    return result.catch(async (error: unknown) => {
      if (!isOutdatedPlan(error)) throw error;
      if (namesNow.generation === generation) forgetNames();
      // Within a transaction the repetition fails, too; the whole write is repeated as after a conflict.
      return await Promise.resolve(ask()).catch(() => {
        throw error;
      });
    });
  };
  Object.defineProperty(client, "query", { value, configurable: true });
}

/** PostgreSQL has no code of its own for it. */
function isOutdatedPlan(error: unknown): boolean {
  return (
    sqlState(error) === outdatedPlan &&
    error instanceof Error &&
    error.message.includes("cached plan must not change result type")
  );
}

/** "Feature not supported", which a write is repeated for. */
const outdatedPlan = "0A000";

/** There are as many as there are marked statements in the product. */
let namesNow = { generation: 0, names: new Map<string, string>() };

function forgetNames(): void {
  namesNow = { generation: namesNow.generation + 1, names: new Map() };
}

function nameOf(text: string): string {
  const { generation, names } = namesNow;
  const name = names.get(text) ?? hash("sha256", `${generation} ${text}`, "base64url");
  names.set(text, name);
  return name;
}
