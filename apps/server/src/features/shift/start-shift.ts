import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { JournalField } from "@comanda/contract/change-lists";
import type { startShift as startShiftCall } from "@comanda/contract/day";
import { countCash, isCountedAsSum, type Denomination } from "@comanda/domain/money/cash-count";
import { isRefusal, refuse } from "@comanda/domain/refusal";
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
  { startDrawerCash, coin, cash }: Body,
): Promise<Omit<ReplyOf<Call>, JournalField> | RefusedCall> {
  const { tx, session, at } = context;
  const { location, station, staff } = session;
  const stations = await findStations(tx, [location]);
  // The office may have taken it out of sale since the till came there. Nobody else could come there to end the shift.
  const isInSale = stations.some(({ id, isSalePoint }) => id === station && isSalePoint);
  if (station === null || !isInSale) return refuseCall("station-missing");
  const currency = await findDenominations(tx, location);
  const startCount = countCash(currency, {
    coins: coin.map(denomination),
    notes: cash.map(denomination),
    ...(isCountedAsSum(currency) && { sum: startDrawerCash }),
  });
  if (isRefusal(startCount)) return startCount;
  if (startCount.grandTotal !== startDrawerCash) return refuse("count-invalid");
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

function denomination({ bill, qty }: Body["coin"][number]): Denomination {
  return { value: bill, quantity: qty };
}
