import { randomUUID } from "node:crypto";

import { payCommission } from "@comanda/contract/commission";
import { countCash } from "@comanda/contract/day";
import { addStaff, setStaffStation } from "@comanda/contract/staff";
import { updateStock } from "@comanda/contract/stock";

import type { RequestMaker, TracedRequest } from "./requests.ts";

/** A unique number of thousandths. */
export const deliverStockRequest: RequestMaker = (
  { crew, count },
  chance,
): TracedRequest | null => {
  const station = crew.users[0]?.stations[0]?.id;
  const stockItem = chance.oneOf(crew.stockItems);
  if (station === undefined || stockItem === undefined) return null;
  const delivered = count();
  const row = { id: null, station, stockItem, currentCount: 0, delivered };
  return {
    call: updateStock,
    key: randomUUID(),
    body: { [station]: { station, stocks: [row] } },
    seen: ({ deliveries }) => deliveries.get(delivered) ?? 0,
  };
};

/** Staff IDs have at most five letters and digits, which is enough for all of them. */
export const addStaffRequest: RequestMaker = ({ crew, count }): TracedRequest => {
  const number = count();
  const username = `staff-${number}`;
  const names = { username, password: "", firstName: "Noi", lastName: "Suk" };
  const ref = `S${number.toString(36)}`;
  const rights = { userGroup: crew.serviceGroup, authPermitted: false, subRoles: ["order-taker"] };
  return {
    call: addStaff,
    key: randomUUID(),
    body: { ...names, ref, ...rights },
    seen: ({ usernames }) => usernames.get(username) ?? 0,
  };
};

/** Only staff that was added here, because bills are in the names of the others. */
export const signStaffRequest: RequestMaker = ({ crew, added }, chance) => {
  const station = crew.users[0]?.stations[0]?.id;
  const staff = chance.oneOf([...added]);
  if (staff === undefined || station === undefined) return null;
  const key = randomUUID();
  return {
    call: setStaffStation,
    key,
    body: { userIds: [staff], station: chance.happens(0.7) ? station : null },
    seen: ({ replies }) => Number(replies.has(key)),
  };
};

/** A unique sum. */
export const countDrawerRequest: RequestMaker = ({ count }): TracedRequest => {
  const qty = count();
  const total = qty * 25;
  return {
    call: countCash,
    key: randomUUID(),
    body: { coin: [{ bill: 25, qty, total }], cash: [] },
    seen: ({ drawers }) => drawers.get(total) ?? 0,
  };
};

/** Everything owed to one earner, as far as known here. */
export const payCommissionRequest: RequestMaker = ({ earned, closed }, chance) => {
  const paid = [...earned].filter(([, { bill }]) => closed.has(bill));
  const staff = chance.oneOf(paid)?.[1].staff;
  if (staff === undefined) return null;
  const own = paid.filter(([, line]) => line.staff === staff);
  const key = randomUUID();
  return {
    call: payCommission,
    key,
    body: {
      staffId: staff,
      amount: own.reduce((sum, [, { amount }]) => sum + amount, 0),
      billItemIdList: own.map(([line]) => line),
    },
    // The first request pays these lines for all others.
    seen: ({ written }) => written.get(key) ?? 0,
  };
};
