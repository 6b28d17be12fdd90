import { randomBytes } from "node:crypto";

import { instant, type Instant } from "@comanda/domain/time/instant";
import { id } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import type { Session } from "#call/session.ts";
import {
  commandRunner,
  type Announcements,
  type Command,
  type WriteContext,
} from "#journal/command.ts";
import type { WireShapes } from "#journal/wire-shapes.ts";

export const lotus = id<"location">(1);
export const harbour = id<"location">(2);
export const at: Instant = instant(Date.parse("2026-11-20T12:00:00.000Z"));

export const session: Session = {
  id: "session",
  epoch: 0,
  staff: id(1),
  permissions: [],
  location: lotus,
  station: id(1),
};

export const shapes: WireShapes = {
  customer_type: {
    entity: "customerType",
    columns: {
      id: { name: "id", show: (value) => value },
      name: { name: "name", show: (value) => value },
      pays_by_invoice: { name: "payInvoice", show: (value) => value === 1 },
    },
  },
};

const silent: Announcements = { publish: async () => {} };

/** Runs writes of customer types, the smallest record of a location. */
export function typeWriter(database: Database, announcements = silent): Command {
  return commandRunner({
    database,
    clock: () => at,
    randomBytes,
    shapes,
    announcements,
    keepInStep: async () => {},
  });
}

let keys = 0;
export function request(changes: Partial<Parameters<Command>[0]> = {}): Parameters<Command>[0] {
  keys += 1;
  return { session, action: "add-customer-type", key: `key-${keys}`, requestHash: "a", ...changes };
}

export async function addType(
  { tx, changes }: WriteContext,
  name: string,
): Promise<{ name: string }> {
  const row = await tx
    .insertInto("customer_type")
    .values({ location: lotus, name, pays_by_invoice: 0 })
    .returningAll()
    .executeTakeFirstOrThrow();
  changes.inserted("customer_type", row);
  return { name };
}

export const bodyOf = (written: Awaited<ReturnType<Command>>): string =>
  "written" in written ? written.written : JSON.stringify(written);

export async function countTypes(database: Database, name: string): Promise<number> {
  const rows = await database
    .selectFrom("customer_type")
    .select("id")
    .where("name", "=", name)
    .execute();
  return rows.length;
}
