import { closeBill } from "@comanda/contract/end-bill";
import type { ReplyOf } from "@comanda/contract/call";
import { countCash, endShift, endWorkDay, startShift } from "@comanda/contract/day";
import { pickStation } from "@comanda/contract/pick-station";
import type { LightMyRequestResponse } from "fastify";

import type { Evening } from "./test-evening.ts";
import { callAs, replyOf, signInAs, type SignedIn } from "./test-till.ts";

const coins = [10_00, 5_00, 1_00, 50, 25];
const notes = [1000_00, 500_00, 100_00, 50_00, 20_00];

type Row = { readonly bill: number; readonly qty: number; readonly total: number };
type Counted = { readonly coin: readonly Row[]; readonly cash: readonly Row[] };

/** A drawer with this total, in as few coins and notes as possible. */
export function drawerOf(total: number): Counted {
  let rest = total;
  const rows = (values: readonly number[]): readonly Row[] =>
    values.map((bill) => {
      const qty = Math.floor(rest / bill);
      rest -= qty * bill;
      return { bill, qty, total: qty * bill };
    });
  const cash = rows(notes);
  const coin = rows(coins);
  if (rest !== 0) throw new Error(`No coin for ${rest}`);
  return { coin, cash };
}

/** Signs a user in at a till of Lotus House. */
export async function signInAt(
  { app }: Evening,
  username: string,
  station: string,
): Promise<SignedIn> {
  const user = await signInAs(app, username);
  const [location = 0] = user.user.subLocations;
  const picked = user.stations.find(
    ({ name, location: own }) => name === station && own === location,
  );
  await callAs(app, user, pickStation, { params: { id: picked?.id ?? 0 } });
  return user;
}

export async function startShiftOf({ write }: Evening, user: SignedIn, startDrawerCash: number) {
  const body = { startDrawerCash, ...drawerOf(startDrawerCash) };
  return replyOf(startShift, await write(user, startShift, { body }));
}

/** Counts the drawer and ends the shift, as the till does with two calls. */
export async function endShiftOf(
  { write }: Evening,
  user: SignedIn,
  counted: number,
): Promise<ReplyOf<typeof endShift>> {
  replyOf(countCash, await write(user, countCash, { body: drawerOf(counted) }));
  const body = { endDrawerCash: counted, message: "", fileName: "" };
  return replyOf(endShift, await write(user, endShift, { body }));
}

export async function endDay({ write }: Evening, user: SignedIn) {
  const body = { message: "", fileName: "" };
  return replyOf(endWorkDay, await write(user, endWorkDay, { body }));
}

/** The pay types of Lotus House by their index numbers: 800 is cash, 850 the credit card. */
export async function payTypesOf({ app, cashier }: Evening): Promise<ReadonlyMap<number, number>> {
  const rows = await app
    .database()
    .selectFrom("pay_type")
    .select(["id", "index_number", "location"])
    .execute();
  const own = rows.filter(({ location }) => location === cashier.user.subLocations[0]);
  return new Map(own.map(({ id, index_number }) => [index_number, id]));
}

export async function payBill(
  { write }: Evening,
  user: SignedIn,
  bill: number,
  payDetails: readonly { readonly payType: number; readonly total: number }[],
): Promise<LightMyRequestResponse> {
  return write(user, closeBill, { params: { id: bill }, body: { payDetails } });
}
