import type { BodyOf } from "@comanda/contract/call";
import type { countCash } from "@comanda/contract/day";
import type { LocationId } from "@comanda/domain/id";
import {
  countCash as countDrawer,
  type CashCount,
  type Denomination,
} from "@comanda/domain/money/cash-count";
import { countForeign } from "@comanda/domain/money/count-foreign";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";

import type { Database } from "#database/database.ts";

import { findForeignCodes } from "../menu/index.ts";
import { findDenominations } from "../shift/index.ts";

type CashCountBody = Pick<BodyOf<typeof countCash>, "coin" | "cash" | "sum" | "foreign">;

/** The cash count as the till sent it, with its total. */
export async function readCashCount(
  database: Database,
  location: LocationId,
  { coin, cash, sum, foreign }: CashCountBody,
): Promise<CashCount | Refusal> {
  const coins = readRows(coin);
  if (isRefusal(coins)) return coins;
  const notes = readRows(cash);
  if (isRefusal(notes)) return notes;
  const count = countDrawer(await findDenominations(database, location), { coins, notes, sum });
  if (isRefusal(count) || foreign === undefined) return count;
  const known = await findForeignCodes(database, location);
  const counted = countForeign(foreign, known);
  return isRefusal(counted) ? counted : { ...count, foreign: counted };
}

/** The total that the till shows beside a coin or note must equal value times count. */
function readRows(rows: CashCountBody["coin"]): readonly Denomination[] | Refusal {
  const slip = rows.find(({ bill, qty, total }) => total !== bill * qty);
  if (slip !== undefined) return refuse("count-invalid", { value: slip.bill, quantity: slip.qty });
  return rows.map(({ bill, qty }) => ({ value: bill, quantity: qty }));
}
