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
    return Reflect.apply(query, client, [{ name: nameOf(text), text, values }]);
  };
  Object.defineProperty(client, "query", { value, configurable: true });
}

/** There are as many as there are marked statements in the product. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? hash("sha256", text, "base64url");
  names.set(text, name);
  return name;
}
