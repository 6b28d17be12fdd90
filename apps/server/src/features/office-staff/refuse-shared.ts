import { id, type StaffId } from "@comanda/domain/id";

import { isRefused, refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { findChangedRows, userName, type SaveRequest } from "../office/index.ts";
import { staffTopic } from "./staff-topic.ts";
import { userGroupTopic } from "./user-group-topic.ts";
import { findGroupPlacesBeyond, findPeopleBeyond } from "./workplaces-beyond-store.ts";

type Context = Pick<WriteContext, "tx" | "session" | "at">;

/** What is stored once per person holds at every location: only a user who works at all of them may change it. */
export async function refuseSharedStaff(
  context: Context,
  request: SaveRequest,
): Promise<RefusedCall | null> {
  const { tx, session, at } = context;
  const named = [...request.save, ...request.retire].flatMap((row) => row.id ?? []);
  const people = named.map((staff) => id<"staff">(staff));
  const beyond = await findPeopleBeyond(tx, session.staff, people);
  if (beyond.length === 0) return null;
  const reading = { database: tx, location: session.location, at };
  const changed = await findChangedRows(staffTopic, reading, request);
  if (isRefused(changed)) return changed;
  const changing = new Set(changed.map(({ before }) => Number(before["id"])));
  return refuseFirst(beyond.filter((one) => changing.has(one.id)));
}

/** Refuses for the first of these people who also works where the user does not. */
export async function refuseBeyond(
  { tx, session }: Pick<WriteContext, "tx" | "session">,
  people: readonly StaffId[],
): Promise<RefusedCall | null> {
  return refuseFirst(await findPeopleBeyond(tx, session.staff, people));
}

function refuseFirst(beyond: Awaited<ReturnType<typeof findPeopleBeyond>>): RefusedCall | null {
  const [first] = beyond;
  if (first === undefined) return null;
  const places = beyond.filter((one) => one.id === first.id).map(({ place }) => place);
  return refuseCall("works-elsewhere", {
    name: userName(first) ?? "",
    places: places.join(", "),
  });
}

/** What gives the members of a group power. */
const powers = ["kind", "permissions", "discount_limit"] as const;

/** What a group may do holds wherever its members work. */
export async function refuseSharedGroups(
  { tx, session, at }: Context,
  request: SaveRequest,
): Promise<RefusedCall | null> {
  const reading = { database: tx, location: session.location, at };
  const changed = await findChangedRows(userGroupTopic, reading, request);
  if (isRefused(changed)) return changed;
  for (const { before, after } of changed) {
    if (powers.every((column) => before[column] === after[column])) continue;
    // There are a handful of groups.
    const group = id<"user-group">(Number(before["id"]));
    const places = await findGroupPlacesBeyond(tx, session.staff, group);
    if (places.length === 0) continue;
    return refuseCall("group-elsewhere", {
      name: String(before["name"]),
      places: places.join(", "),
    });
  }
  return null;
}
