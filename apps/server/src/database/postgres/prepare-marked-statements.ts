import { hash } from "node:crypto";

import type { PoolClient } from "pg";

import { isMarkedForPreparing } from "#database/mark-for-preparing.ts";

/** Names the marked statements, so that this connection parses and plans them once. */
export function prepareMarkedStatements(client: PoolClient): void {
  const query: unknown = Reflect.get(client, "query");
  if (typeof query !== "function") throw new TypeError("A connection without queries");
  const value = (...asked: readonly unknown[]): unknown => {
    const [text, values] = asked;
    if (typeof text !== "string" || !isMarkedForPreparing(text)) {
      return Reflect.apply(query, client, asked);
    }
    const name = hash("sha256", text, "base64url");
    return Reflect.apply(query, client, [{ name, text, values }]);
  };
  Object.defineProperty(client, "query", { value, configurable: true });
}
