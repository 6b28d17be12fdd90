import { sql } from "kysely";

import type { WriteTransaction } from "#database/database.ts";
import { bringTendersForward } from "#database/migrations/0048-tenders.ts";

import { rehash } from "./tamper-journal.ts";

type Value = string | number | null;
type Values = Record<string, Value>;
type Stored = {
  readonly kind: string;
  readonly table: string;
  readonly id: number;
  readonly old?: Values;
  readonly new?: Values;
  readonly row?: Values;
  readonly brief?: Values;
};

/** A database and its journals as the release before tenders wrote them, migrated to this one. */
export async function asMigratedToTenders(tx: WriteTransaction): Promise<void> {
  await storeSettlements(tx);
  await rehash(tx, (changes) => JSON.stringify(withSettlements(JSON.parse(changes))));
  await bringTendersForward(tx);
}

/** The same without the journal, which stays with the records that its rows are found by. */
export async function migrateTablesToTenders(tx: WriteTransaction): Promise<void> {
  await storeSettlements(tx);
  await bringTendersForward(tx);
}

/** Keeps how each closed bill was paid with the bill again, and nowhere else. */
async function storeSettlements(tx: WriteTransaction): Promise<void> {
  const bills = await tx
    .selectFrom("bill")
    .select(["id", "totals"])
    .where("status", "=", "closed")
    .execute();
  const tenders = await tx.selectFrom("tender").selectAll().orderBy("id").execute();
  const ofBill = Map.groupBy(tenders, ({ bill }) => bill);
  await tx.updateTable("tender").set({ reverses: null }).execute();
  await tx.deleteFrom("tender").execute();
  for (const { id, totals } of bills) {
    const settlement = settlementIn(totals ?? "", ofBill.get(id) ?? []);
    await sql`update bill set totals = ${settlement}, paid = 0 where id = ${id}`.execute(tx);
  }
}

type TakenRow = Readonly<Partial<Record<"pay_type" | "received" | "change", Value>>>;

function settlementIn(totals: string, tenders: readonly TakenRow[]): string {
  const payments = tenders
    .filter(({ received }) => received !== 0)
    .map(({ pay_type: payType, received: total }) => ({ payType, total }));
  const change = tenders.reduce((sum, tender) => sum + Number(tender.change ?? 0), 0);
  return JSON.stringify({ totals: JSON.parse(totals), payments, change });
}

/** The changes of a row of the journal with `settlement` instead of `totals`, `paid` and tenders. */
function withSettlements(changes: readonly Stored[]): readonly Stored[] {
  const tenders = changes.flatMap(({ table, row, brief }) =>
    table === "tender" ? [row ?? brief ?? {}] : [],
  );
  return changes
    .filter(({ table }) => table !== "tender")
    .map((change) => {
      if (change.table !== "bill" || change.new === undefined || !("totals" in change.new)) {
        return change;
      }
      const { totals, paid: _paid, ...after } = change.new;
      const { totals: _totals, paid: _before, ...before } = change.old ?? {};
      const settlement = settlementIn(String(totals), tenders);
      return { ...change, old: { ...before, settlement: null }, new: { ...after, settlement } };
    });
}
