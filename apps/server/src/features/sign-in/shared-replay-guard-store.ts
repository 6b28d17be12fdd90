import { signatureWindow } from "@comanda/contract/signed-request";
import { msPerMinute, msPerSecond, instant, type Instant } from "@comanda/domain/time/instant";
import { sql, type CompiledQuery } from "kysely";

import type { Database } from "#database/database.ts";
import { markForPreparing } from "#database/mark-for-preparing.ts";

import type { ReplayGuard } from "./replay-guard.ts";
import { sessionQuery, storedSession } from "./session-store.ts";

/** Longer than a request can be valid, plus the allowed difference between two servers' clocks. */
const retentionMs = signatureWindow.pastMs + 4 * msPerMinute;
const pruneEveryMs = 30 * msPerSecond;

/** For several servers on one PostgreSQL: finds the session and stores the nonce in one round trip. */
export function createSharedReplayGuard(database: Database): ReplayGuard {
  const query = withNonce(database, sessionQuery(database));
  let prunedAt = 0;
  return {
    beganAt: () => null,
    isReplay: () => false,
    admit: async ({ session, nonce, location, createdAt }, now) => {
      if (Math.abs(now - prunedAt) >= pruneEveryMs) {
        prunedAt = now;
        await deleteOldNonces(database, now);
      }
      const parameters = [location, session, nonce, createdAt];
      const asked: typeof query = { ...query, parameters };
      const { rows } = await database.executeQuery(asked);
      const [row] = rows;
      if (row === undefined) return { session: null, use: "fresh" };
      return { session: storedSession(row), use: row.is_fresh === 1 ? "fresh" : "used" };
    },
  };
}

function withNonce<Row>(
  database: Database,
  query: CompiledQuery<Row>,
): CompiledQuery<Row & Freshness> {
  const text = `with seen as (
      insert into seen_nonce (session, nonce, created_at) values ($2, $3, $4)
      on conflict do nothing returning 1
    ) select known.*, (select count(*) from seen) as is_fresh from (${query.sql}) as known`;
  return sql<Row & Freshness>`${sql.raw(markForPreparing(text))}`.compile(database);
}

type Freshness = { readonly is_fresh: number };

async function deleteOldNonces(database: Database, now: Instant): Promise<void> {
  await database
    .deleteFrom("seen_nonce")
    .where("created_at", "<", instant(now - retentionMs))
    .execute();
}
