import type { CustomerTypeId, LocationId, UserGroupId } from "@comanda/domain/id";
import { permissionsOf } from "@comanda/domain/staff/role-permissions";

import type { Database, WriteTransaction } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";
import { toFlag, toJson } from "#database/portable-columns.ts";

import { indexAllCustomers } from "../features/customer/index.ts";
import { mapByName, requireByName } from "./demo-amounts.ts";
import type { DemoCustomer, DemoCustomerType } from "./demo-location.ts";

import type { InsertedLocation } from "./demo-venue-store.ts";
import type { DemoStaff, DemoUserGroup } from "./people.ts";

type IdsByName<Id> = ReadonlyMap<string, Id>;

export async function insertUserGroups(
  tx: WriteTransaction,
  groups: readonly DemoUserGroup[],
): Promise<IdsByName<UserGroupId>> {
  return mapByName(
    await tx.insertInto("user_group").values(groups).returning(["id", "name"]).execute(),
  );
}

type StaffInput = {
  readonly userGroups: IdsByName<UserGroupId>;
  readonly locations: IdsByName<InsertedLocation>;
  /** Password hashes by username, for those who have one. */
  readonly passwordHashes: IdsByName<string>;
};

export async function insertStaff(
  tx: WriteTransaction,
  staff: readonly DemoStaff[],
  { userGroups, locations, passwordHashes }: StaffInput,
): Promise<void> {
  const rows = staff.map((person) => {
    const place =
      person.station === null ? null : requireByName(locations, person.station.location);
    return {
      ref: person.ref,
      username: person.username,
      password_hash: passwordHashes.get(person.username) ?? null,
      first_name: person.firstName,
      last_name: person.lastName,
      role: person.role,
      user_group: requireByName(userGroups, person.userGroup),
      sub_roles: toJson([person.subRole]),
      permissions: toJson(permissionsOf(person.role)),
      may_log_in: toFlag(person.mayLogIn),
      location: place?.id ?? null,
      station:
        person.station === null || place === null
          ? null
          : requireByName(place.stations, person.station.name),
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
      location: requireByName(locations, name).id,
      staff: requireByName(ids, username),
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
): Promise<IdsByName<CustomerTypeId>> {
  const typeIds = mapByName(
    await tx
      .insertInto("customer_type")
      .values(
        types.map(({ name, paysByInvoice }) => ({
          location,
          name,
          pays_by_invoice: toFlag(paysByInvoice),
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
    customer_type: requireByName(typeIds, customer.type),
    address: customer.address,
    phone: customer.phone,
    email: customer.email,
    preferred_drink: customer.preferredDrink,
    deleted_at: null,
  }));
  await runInBatches(rows, (batch) => tx.insertInto("customer").values(batch).execute());
  await indexAllCustomers(tx, location);
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
