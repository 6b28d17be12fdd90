import type { RowProblem } from "@comanda/domain/office/problem";
import { id, type LocationId } from "@comanda/domain/id";
import { staffIdKey } from "@comanda/domain/staff/staff-id";

import type { Database } from "#database/database.ts";

import type { RecordPlan } from "../office/index.ts";
import { findStaffOf } from "../staff/index.ts";
import { findStaffIdsElsewhere, type StaffIdHolder } from "./other-workplaces-store.ts";
import { findUsernames } from "./username-store.ts";

type Plan = RecordPlan<{ readonly ref: string; readonly username: string }>;
type Saving = {
  readonly database: Database;
  readonly location: LocationId;
  readonly plans: readonly Plan[];
};

/** Staff IDs and usernames that others have, or that an earlier row of the same call gets. */
export async function findTakenNames(saving: Saving): Promise<readonly RowProblem[]> {
  const withTakenId = await findTakenStaffIds(saving);
  const withTakenUsername = await findTakenUsernames(saving);
  return saving.plans.flatMap((plan) => [
    ...(withTakenId.has(plan) ? [{ row: plan.row, field: "ref", code: "taken" as const }] : []),
    ...(withTakenUsername.has(plan)
      ? [{ row: plan.row, field: "username", code: "taken" as const }]
      : []),
  ]);
}

/** Only new IDs are checked: an earlier release accepted IDs that look like another one, and who has one keeps it. */
async function findTakenStaffIds({
  database,
  location,
  plans,
}: Saving): Promise<ReadonlySet<Plan>> {
  const changing = new Set(plans.map((plan) => plan.id));
  const keysOf = (holders: readonly StaffIdHolder[]): ReadonlySet<string> =>
    new Set(holders.flatMap((one) => (changing.has(one.id) ? [] : [staffIdKey(one.ref)])));
  const here = (await findStaffOf(database, location)).filter((one) => !one.isDeleted);
  const people = plans.flatMap((plan) => (plan.id === null ? [] : [id<"staff">(plan.id)]));
  const { workplaces, holders } = await findStaffIdsElsewhere(database, { location, people });
  const keysAt = new Map([...holders].map(([place, of]) => [place, keysOf(of)]));
  const kept = plans.filter((plan) => !getsNewId(plan)).map(({ after }) => staffIdKey(after.ref));
  const taken = new Set([...keysOf(here), ...kept]);
  return new Set(
    plans.filter(getsNewId).filter(({ id: staff, after }) => {
      const key = staffIdKey(after.ref);
      const places = staff === null ? [] : (workplaces.get(id<"staff">(staff)) ?? []);
      const isTaken = taken.has(key) || places.some((place) => keysAt.get(place)?.has(key));
      taken.add(key);
      return isTaken;
    }),
  );
}

function getsNewId({ before, after }: Plan): boolean {
  return before?.ref !== after.ref;
}

async function findTakenUsernames({ database, plans }: Saving): Promise<ReadonlySet<Plan>> {
  const names = plans.map(({ after }) => after.username);
  const holders = await findUsernames(database, names);
  const holderOf = new Map(holders.map((one) => [one.username, one.id]));
  const given = new Set<string>();
  return new Set(
    plans.filter(({ id: staff, after: { username } }) => {
      const holder = holderOf.get(username);
      const isTaken = given.has(username) || (holder !== undefined && holder !== staff);
      given.add(username);
      return isTaken;
    }),
  );
}
