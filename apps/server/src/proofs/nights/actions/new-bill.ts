import { newBill } from "@comanda/contract/bill";
import { sendCourses } from "@comanda/domain/bill/course";
import { createOrder } from "@comanda/domain/bill/create-order";
import { checkPlaceFree, placeFromText } from "@comanda/domain/bill/place";
import { receiveLines, type SentLine } from "@comanda/domain/bill/receive-lines";
import type { ServingWay } from "@comanda/domain/bill/serving-way";
import { id } from "@comanda/domain/id";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import { requireEarnersHere } from "@comanda/domain/bill/require-earners-here";
import { canPostBill } from "@comanda/domain/staff/find-staff";
import type { CustomerId, Instant, StaffId, StationId } from "@comanda/contract/wire";
import type { Place } from "@comanda/domain/bill/bill";
import fc from "fast-check";

import { correctPressTimes, firstRound, linesOf } from "../any-line.ts";
import { anyTill, actionOf, type Verdict } from "../action.ts";
import { firingOf, pricingContextAt, type VenueFacts } from "../venue-facts.ts";
import { moveStock, placeLines, withBill, type Model } from "../model.ts";
import { toWireLine } from "../to-wire-line.ts";

type Order = {
  readonly user: StaffId;
  readonly station: StationId;
  readonly place: Place | null;
  readonly cover: number | null;
  readonly servingWay: ServingWay | undefined;
  readonly staff: StaffId;
  readonly customer: CustomerId | null;
  readonly isSecondBill: boolean;
};

/** Twelve names, so that two tills sometimes mean the same table. */
const places = ["1", "2", "3a", "3A", " 4 ", "5", "6", "7", "8", "9", "Garden", ""];

const chosen = fc.record({
  till: anyTill,
  kind: fc.constantFrom("table", "table", "room"),
  name: fc.constantFrom(...places),
  cover: fc.constantFrom(null, 0, 2, 9999),
  servingWay: fc.oneof(
    { weight: 5, arbitrary: fc.constant(undefined) },
    fc.constantFrom("here", "away", "delivered"),
  ),
  staff: fc.nat(9),
  customer: fc.constantFrom(null, null, null, 0, 8, 18, 23),
  isSecondBill: fc.constantFrom(true, true, false),
  lines: firstRound,
});

export const orderNewBill = actionOf("new bill", chosen, (night, values) => {
  const { facts, model: known, till } = night;
  const { station, signedIn } = till(values.till);
  const by = { user: signedIn.user.id, station };
  const text = values.name === "" ? "" : night.ownPlace(values.name);
  const staff = night.server(values.staff);
  const customers = [...known().customers.keys()];
  const customer = values.customer === null ? null : (customers[values.customer] ?? null);
  const { cover, servingWay, isSecondBill } = values;
  const place = placeFromText(values.kind, text);
  const order = { place, cover, servingWay, staff, customer, isSecondBill };
  const lines = linesOf(night, values.lines, null);
  return {
    till: values.till,
    call: newBill,
    input: {
      body: {
        table: values.kind === "table" ? text : "",
        room: values.kind === "room" ? text : "",
        cover,
        ...(servingWay !== undefined && { servingWay }),
        staff,
        customer,
        isSecondBill,
        billItems: lines.map(toWireLine),
      },
    },
    verdict: (model, at) => takeOrder(model, facts, { order: { ...order, ...by }, lines, at }),
  };
});

type NewOrder = {
  readonly order: Order;
  readonly lines: readonly SentLine[];
  readonly at: Instant;
};

function takeOrder(model: Model, facts: VenueFacts, { order, lines, at }: NewOrder): Verdict {
  const { place, user, station } = order;
  if (!model.shifts.has(station)) return refuse("start-shift");
  const reasons = reasonsAgainst(model, facts, { order, lines, at });
  if (reasons.length > 0) return { anyOf: reasons };
  const { cover, servingWay = "here", staff, customer } = order;
  const created = createOrder({ place, cover, staff, customer }, at);
  if (isRefusal(created)) return created;
  const empty = { ...created, servingWay };
  const pricing = pricingContextAt(facts, model, { user, station, customer });
  const bill = receiveLines(empty, correctPressTimes(lines, at), pricing);
  if (isRefusal(bill)) return bill;
  const sent = sendCourses(bill, firingOf(facts, user, at));
  const moved = moveStock(model, {
    before: [],
    after: placeLines(bill.lines, new Map(), station),
  });
  if (isRefusal(moved)) return moved;
  const number = model.lastNumber + 1;
  const numberInWorkDay = model.lastInWorkDay + 1;
  const counted = { ...moved, lastNumber: number, lastInWorkDay: numberInWorkDay };
  return {
    reply: { number },
    after: (given) =>
      withBill(counted, facts, {
        id: id<"bill">(given),
        bill: { ...sent, number, numberInWorkDay },
        at,
        station,
      }),
  };
}

/** Reasons to refuse the order itself, whatever is on it. */
function reasonsAgainst(
  model: Model,
  facts: VenueFacts,
  { order, lines, at }: NewOrder,
): readonly Refusal[] {
  const bills = [...model.bills.values()].map(({ bill }) => bill);
  const server = model.staff.find((staff) => staff.id === order.staff);
  const isServed = server !== undefined && canPostBill(server, facts.location);
  const { place, isSecondBill } = order;
  return [
    place === null ? refuse("enter-table-or-room") : checkPlaceFree(place, bills, isSecondBill),
    lines.length === 0 ? refuse("bill-has-no-item") : null,
    isServed ? null : refuse("staff-id-invalid"),
    requireEarnersHere(correctPressTimes(lines, at), {
      staff: model.staff,
      location: facts.location,
      movesOf: (one) => model.moves.get(one) ?? [],
    }),
  ].filter((reason) => reason !== null);
}
