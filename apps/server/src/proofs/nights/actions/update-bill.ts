import { updateBill, type ChangedItem } from "@comanda/contract/bill";
import type { BodyOf } from "@comanda/contract/call";
import type { BillId, Instant, StaffId, StationId } from "@comanda/contract/wire";
import { isFiredBySending, sendCourses } from "@comanda/domain/bill/course";
import { noPrinter } from "@comanda/contract/print";
import { waitAgain } from "@comanda/domain/bill/served";
import { checkPlaceFree, placeFromText } from "@comanda/domain/bill/place";
import {
  updateBill as updateBillRule,
  type BillUpdate,
  type BillHeaderFields,
  type LineChange,
} from "@comanda/domain/bill/update-bill";
import { id } from "@comanda/domain/id";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import { requireEarnersHere } from "@comanda/domain/bill/require-earners-here";
import { canPostBill } from "@comanda/domain/staff/find-staff";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { instant, msPerMinute } from "@comanda/domain/time/instant";
import fc from "fast-check";

import { anyRound, correctPressTimes, linesOf } from "../any-line.ts";
import { anyBill, anyTill, actionOf, type Verdict } from "../action.ts";
import { discountRulesFor, firingOf, pricingContextAt, type VenueFacts } from "../venue-facts.ts";
import {
  changedSince,
  lineAt,
  moveStock,
  placeLines,
  withBill,
  type Model,
  type ModelBill,
} from "../model.ts";
import { waitForLostCourses } from "../follow-split.ts";
import type { Night } from "../night.ts";
import { withSamePaper } from "../papers.ts";
import { toWireLine } from "../to-wire-line.ts";
import { fireAt } from "./fire-course.ts";

const anyChange = fc.record({
  on: fc.nat(9),
  what: fc.constantFrom("note", "level", "times", "seats", "course", "break-up"),
  level: fc.nat(6),
  note: fc.constantFrom("", "extra hot", "ไม่ใส่น้ำตาล"),
  minutes: fc.constantFrom(null, -5, 30, 240),
  seats: fc.constantFrom<number[][]>([], [1], [1], [2, 1], [3]),
  course: fc.constantFrom(null, 0, 1, 2, 3),
});
type AnyChange = typeof anyChange extends fc.Arbitrary<infer Change> ? Change : never;

const chosen = fc.record({
  till: anyTill,
  bill: anyBill,
  /** How many saves ago the till has read the bill; below zero if an older backup was restored since. */
  behind: fc.constantFrom(0, 0, 0, 0, 0, 0, 1, 1, 2, 2, -1, -50),
  place: fc.constantFrom(undefined, undefined, undefined, undefined, "7", "8", "9", ""),
  isSecondBill: fc.constantFrom(undefined, true, true, false),
  cover: fc.constantFrom(undefined, undefined, null, 3),
  servingWay: fc.constantFrom(undefined, undefined, undefined, undefined, "here", "away"),
  staff: fc.option(fc.nat(9), { freq: 6, nil: undefined }),
  customer: fc.constantFrom(undefined, undefined, undefined, null, 1, 18, 22),
  fire: fc.oneof(
    { weight: 15, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(1, 2) },
  ),
  lines: fc.oneof({ weight: 3, arbitrary: anyRound }, fc.constant([])),
  changes: fc.oneof(
    { weight: 2, arbitrary: fc.array(anyChange, { maxLength: 0 }) },
    fc.array(anyChange, { maxLength: 2 }),
  ),
});
type ChosenChange = typeof chosen extends fc.Arbitrary<infer Values> ? Values : never;

export const updateOldBill = actionOf("update bill", chosen, (night, values) => {
  const known = night.billAt(values.bill);
  if (known === null) return null;
  const { facts } = night;
  const billId = known.bill.id ?? id<"bill">(1);
  const version = Math.max(1, known.bill.version - values.behind);
  const header = headerOf(night, values);
  const added = linesOf(night, values.lines, known);
  const changes = values.changes.flatMap((change) => changeOf(night, change, known) ?? []);
  const body: BodyOf<typeof updateBill> = {
    id: billId,
    version,
    ...(header.place !== undefined && { place: wirePlace(header.place) }),
    ...(values.isSecondBill !== undefined && { isSecondBill: values.isSecondBill }),
    ...(header.cover !== undefined && { cover: header.cover }),
    ...(header.servingWay !== undefined && { servingWay: header.servingWay }),
    ...(header.staff !== undefined && header.staff !== null && { staff: header.staff }),
    ...(header.customer !== undefined && { customer: header.customer }),
    ...(values.fire !== undefined && { fire: values.fire }),
    billItems: [...changes.map(({ wire }) => wire), ...added.map(toWireLine)],
  };
  const update = { header, added, changed: changes.map(({ change }) => change) };
  const { station, signedIn } = night.till(values.till);
  const { fire, isSecondBill = false } = values;
  const by = { user: signedIn.user.id, station, fire, isSecondBill, isUnseen: isUnseen(body) };
  return {
    till: values.till,
    call: updateBill,
    input: { body },
    verdict: (model, at) => save(model, facts, { billId, version, update, ...by, at }),
  };
});

const unseenFields = new Set(["id", "version", "fire"]);

/** Of a course that is fired, guests see nothing on paper. */
function isUnseen({ billItems, ...body }: BodyOf<typeof updateBill>): boolean {
  return billItems.length === 0 && Object.keys(body).every((name) => unseenFields.has(name));
}

function headerOf(
  { model, ownPlace, server }: Night,
  values: ChosenChange,
): Partial<BillHeaderFields> {
  const { place, cover, servingWay, staff, customer } = values;
  const customers = [...model().customers.keys()];
  return {
    ...(place !== undefined && {
      place: placeFromText("table", place === "" ? "" : ownPlace(place)),
    }),
    ...(cover !== undefined && { cover }),
    ...(servingWay !== undefined && { servingWay }),
    ...(staff !== undefined && { staff: server(staff) }),
    ...(customer !== undefined && {
      customer: customer === null ? null : (customers[customer] ?? null),
    }),
  };
}

function wirePlace(place: BillHeaderFields["place"]) {
  return { table: place?.name ?? "", room: "" };
}

type WiredChange = { readonly change: LineChange; readonly wire: ChangedItem };

function changeOf(night: Night, chosenChange: AnyChange, known: ModelBill): WiredChange | null {
  const key = lineAt(known, chosenChange.on);
  const row = key === null ? undefined : night.lineId(known, key);
  if (key === null || row === undefined) return null;
  const { what, note, minutes } = chosenChange;
  if (what === "break-up") {
    return { change: { key, isBrokenUp: true }, wire: { id: row, isBrokenUp: true } };
  }
  if (what === "note") return { change: { key, note }, wire: { id: row, note } };
  if (what === "level") {
    const { levels } = night.facts.pricing;
    const orderLevel = levels[chosenChange.level % levels.length]?.id;
    if (orderLevel === undefined) return null;
    return { change: { key, orderLevel }, wire: { id: row, orderLevel } };
  }
  const { seats, course } = chosenChange;
  if (what === "seats") return { change: { key, seats }, wire: { id: row, seats } };
  if (what === "course") return { change: { key, course }, wire: { id: row, course } };
  const startedAt = instant(night.app.now());
  const endedAt = minutes === null ? null : instant(startedAt + minutes * msPerMinute);
  const timeEnd = endedAt === null ? null : wireDateTime(endedAt);
  return {
    change: { key, times: { startedAt, endedAt } },
    wire: { id: row, times: { timeStart: wireDateTime(startedAt), timeEnd } },
  };
}

type Saving = {
  readonly billId: BillId;
  readonly version: number;
  readonly update: BillUpdate;
  readonly user: StaffId;
  readonly station: StationId;
  readonly fire: number | undefined;
  readonly isSecondBill: boolean;
  readonly isUnseen: boolean;
  readonly at: Instant;
};

function save(model: Model, facts: VenueFacts, saving: Saving): Verdict {
  const { billId, update, user, station, at } = saving;
  const known = model.bills.get(billId);
  if (!model.shifts.has(station)) return refuse("start-shift");
  if (known === undefined) return refuse("bill-not-found");
  const reasons = [
    ...reasonsAgainst({ model, facts }, saving),
    ...reasonsAgainstBreakUp(model, facts, saving),
  ];
  if (reasons.length > 0) return { anyOf: reasons };
  const { customer = known.bill.customer } = update.header;
  const believed = { ...update, added: correctPressTimes(update.added, at) };
  const updated = updateBillRule(known.bill, believed, {
    changedSince: changedSince(known, saving.version, update),
    pricing: pricingContextAt(facts, model, { user, station, customer }),
  });
  if (isRefusal(updated)) return updated;
  const taken = requireFreePlace(model, known, saving);
  if (taken !== null) return taken;
  const firing = firingOf(facts, user, at);
  const sent = waitAgain(known.bill, sendCourses(updated, firing), at);
  const bill =
    saving.fire === undefined || isFiredBySending(known.bill, sent, saving.fire)
      ? sent
      : fireAt(facts, { bill: sent, course: saving.fire, firing, station });
  if ("refusal" in bill) return bill;
  const waiting = waitForLostCourses(model, { before: known.bill, after: bill }, { facts, at });
  const moved = moveStock(model, {
    before: placeLines(known.bill.lines, known.sources, station),
    after: placeLines(bill.lines, known.sources, station),
  });
  if (isRefusal(moved)) return moved;
  return {
    reply: { id: billId, version: known.bill.version + 1 },
    after: () => {
      const saved = withBill(moved, facts, { id: billId, bill: waiting, at, station });
      return saving.isUnseen ? withSamePaper(saved, known, billId) : saved;
    },
  };
}

/** Guests move to no place that has another bill, unless theirs is to be a second one there. */
function requireFreePlace(
  { bills }: Model,
  { bill }: ModelBill,
  { update: { header }, isSecondBill }: Saving,
): Refusal | null {
  const { place } = header;
  if (place === undefined || place === null) return null;
  const isThere = checkPlaceFree(place, [bill], false) !== null;
  const all = [...bills.values()].map((one) => one.bill);
  return checkPlaceFree(place, all, isSecondBill || isThere);
}

/** Once guests have a paper of the bill, a set on it is broken up only by who may give discounts. */
function reasonsAgainstBreakUp(
  model: Model,
  facts: VenueFacts,
  { billId, update, user }: Saving,
): readonly Refusal[] {
  const isSeen = [...model.papers.values()].some(
    ({ kind, bill, printer }) => kind === "bill" && bill === billId && printer !== noPrinter,
  );
  const isAsked = update.changed.some(({ isBrokenUp = false }) => isBrokenUp);
  const { mayGive } = discountRulesFor(facts, model, user);
  return isSeen && isAsked && !mayGive
    ? [refuse("permission-denied", { action: "give-discount" })]
    : [];
}

/** Reasons to refuse the change itself, whatever the bill is like. */
function reasonsAgainst(
  { model, facts: { location } }: { readonly model: Model; readonly facts: VenueFacts },
  { update: { header, added }, at }: Saving,
): readonly Refusal[] {
  const server = model.staff.find((staff) => staff.id === header.staff);
  const isServed =
    header.staff === undefined || (server !== undefined && canPostBill(server, location));
  return [
    header.place === null ? refuse("enter-table-or-room") : null,
    isServed ? null : refuse("staff-id-invalid"),
    requireEarnersHere(correctPressTimes(added, at), {
      staff: model.staff,
      location,
      movesOf: (staff) => model.moves.get(staff) ?? [],
    }),
  ].filter((reason) => reason !== null);
}
