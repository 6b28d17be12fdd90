import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { JournalField } from "@comanda/contract/change-lists";
import type { startShift as startShiftCall } from "@comanda/contract/day";
import {
  countCash,
  isCountedAsSum,
  type CashCount,
  type CountedCurrency,
  type Denomination,
} from "@comanda/domain/money/cash-count";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import { startShift as startShiftRule } from "@comanda/domain/shift/start-shift";

import { refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { findStations } from "../venue/index.ts";
import { findOpenDay } from "../work-day/index.ts";
import { countShifts, findDenominations, findOpenShift, insertShift } from "./shift-store.ts";

type Call = typeof startShiftCall;
type Body = BodyOf<Call>;

/** A cashier counts the drawer and starts to sell at the station. */
export async function startShift(
  context: WriteContext,
  counted: Body,
): Promise<Omit<ReplyOf<Call>, JournalField> | RefusedCall> {
  const { tx, session, at } = context;
  const { location, station, staff } = session;
  const stations = await findStations(tx, [location]);
  // The office may have taken it out of sale since the till came there. Nobody else could come there to end the shift.
  const isInSale = stations.some(({ id, isSalePoint }) => id === station && isSalePoint);
  if (station === null || !isInSale) return refuseCall("station-missing");
  const startCount = readCount(await findDenominations(tx, location), counted);
  if (isRefusal(startCount)) return startCount;
  const workDay = await findOpenDay(tx, location);
  const count = workDay === null ? 0 : await countShifts(tx, location, workDay.id);
  const shift = startShiftRule({
    workDay,
    openShift: await findOpenShift(tx, location, station),
    name: String(count + 1),
    station,
    staff,
    startCount,
    at,
  });
  return isRefusal(shift) ? shift : { id: await insertShift(context, shift) };
}

/** A till sends what it counted. Other programs may send the sum alone. */
function readCount(
  currency: CountedCurrency,
  { startDrawerCash, coin, cash }: Body,
): CashCount | Refusal {
  const isSumOnly = coin === undefined && cash === undefined;
  const rows = isSumOnly ? { ...currency, coins: [], notes: [] } : currency;
  const count = countCash(rows, {
    coins: (coin ?? []).map(denomination),
    notes: (cash ?? []).map(denomination),
    ...(isCountedAsSum(rows) && { sum: startDrawerCash }),
  });
  if (isRefusal(count) || count.grandTotal === startDrawerCash) return count;
  return refuse("count-invalid");
}

type Counted = NonNullable<Body["coin"]>[number];

function denomination({ bill, qty }: Counted): Denomination {
  return { value: bill, quantity: qty };
}
