import type { CustomerTypeId, LocationId, UserGroupId } from "@comanda/domain/id";
import { permissionsOf } from "@comanda/domain/staff/role-permissions";

import type { Database, WriteTransaction } from "#database/database.ts";
import { inBatches } from "#database/run-in-batches.ts";
import { flag, json } from "#database/portable-columns.ts";

import { byName, named } from "./demo-amounts.ts";
import type { DemoCustomer, DemoCustomerType } from "./demo-location.ts";

import type { InsertedLocation } from "./demo-venue-store.ts";
import type { DemoStaff, DemoUserGroup } from "./people.ts";

type Names<Id> = ReadonlyMap<string, Id>;

export async function insertUserGroups(
  tx: WriteTransaction,
  groups: readonly DemoUserGroup[],
): Promise<Names<UserGroupId>> {
  return byName(
    await tx.insertInto("user_group").values(groups).returning(["id", "name"]).execute(),
  );
}

type StaffNames = {
  readonly userGroups: Names<UserGroupId>;
  readonly locations: Names<InsertedLocation>;
  /** Password hashes by username, for those who have one. */
  readonly passwordHashes: Names<string>;
};

export async function insertStaff(
  tx: WriteTransaction,
  staff: readonly DemoStaff[],
  { userGroups, locations, passwordHashes }: StaffNames,
): Promise<void> {
  const rows = staff.map((person) => {
    const place = person.station === null ? null : named(locations, person.station.location);
    return {
      ref: person.ref,
      username: person.username,
      password_hash: passwordHashes.get(person.username) ?? null,
      first_name: person.firstName,
      last_name: person.lastName,
      role: person.role,
      user_group: named(userGroups, person.userGroup),
      sub_roles: json([person.subRole]),
      permissions: json(permissionsOf(person.role)),
      may_log_in: flag(person.mayLogIn),
      location: place?.id ?? null,
      station:
        person.station === null || place === null
          ? null
          : named(place.stations, person.station.name),
      deleted_at: null,
    };
  });
  const ids = new Map(
    (await tx.insertInto("staff").values(rows).returning(["id", "username"]).execute()).map(
      ({ id, username }) => [username, id],
    ),
  );
  const workplaces = staff.flatMap(({ username, ref, locations: names }) =>
    names.map((name) => ({
      location: named(locations, name).id,
      staff: named(ids, username),
      ref,
    })),
  );
  await tx.insertInto("staff_location").values(workplaces).execute();
}

export async function insertCustomers(
  tx: WriteTransaction,
  location: LocationId,
  types: readonly DemoCustomerType[],
  customers: readonly DemoCustomer[],
): Promise<Names<CustomerTypeId>> {
  const typeIds = byName(
    await tx
      .insertInto("customer_type")
      .values(
        types.map(({ name, paysByInvoice }) => ({
          location,
          name,
          pays_by_invoice: flag(paysByInvoice),
        })),
      )
      .returning(["id", "name"])
      .execute(),
  );
  const rows = customers.map((customer) => ({
    location,
    name: customer.name,
    date_of_birth: customer.dateOfBirth ?? null,
    card_number: customer.cardNumber ?? "",
    customer_type: named(typeIds, customer.type),
    address: customer.address,
    phone: customer.phone,
    email: customer.email,
    preferred_drink: customer.preferredDrink,
    deleted_at: null,
  }));
  await inBatches(rows, (batch) => tx.insertInto("customer").values(batch).execute());
  return typeIds;
}

/** The hashes of those users who may sign in, in the order of creation. */
export async function findSignInHashes(database: Database, usernames: readonly string[]) {
  return database
    .selectFrom("staff")
    .select(["username", "password_hash"])
    .where("username", "in", usernames)
    .where("may_log_in", "=", 1)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
}
