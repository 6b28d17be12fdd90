import { randomUUID } from "node:crypto";

import { addStaffToLocation, removeStaffFromLocation } from "@comanda/contract/office-colleague";
import { exportSetup, importSetup } from "@comanda/contract/office-setup";
import { officeStaff, officeUserGroup } from "@comanda/contract/office-staff";
import { id as idOf } from "@comanda/domain/id";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { addAnnex } from "../../testing/test-annex.ts";
import { findMember, findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf, signInAs, type SignedIn } from "../../testing/test-till.ts";
import { addHarbourManager, callAtHarbour, shareWithHarbour } from "../../testing/two-locations.ts";

let office: Office;
/** Works at Harbour Hotel only; the office's admin and the waiter work at Lotus House, too. */
let harbourManager: SignedIn;
let groups = { service: 0, management: 0 };

beforeAll(async () => {
  office = await startOffice();
  await shareWithHarbour(office, "waiter");
  harbourManager = await addHarbourManager(office);
  groups = {
    service: (await waiter()).userGroup,
    management: (await findMember(office, "admin")).userGroup,
  };
});
afterAll(() => office.app.close());

const waiter = () => findMember(office, "waiter");
const refusedForLotus = {
  status: 409,
  code: "works-elsewhere",
  about: { places: "Lotus House" },
};

describe("a manager of one location", () => {
  test.each([
    { password: "taken over 55" },
    { username: "elsewhere" },
    { ref: "78" },
    { firstName: "Somebody" },
    { lastName: "Else" },
    { role: "admin" },
    { subRoles: ["other-staff"] },
    { permissions: ["admin"] },
    { mayLogIn: false },
  ])("cannot change %j of a person who works at another one, too", async (changes) => {
    const before = await waiter();
    const save = [{ id: before.id, revision: before.revision, ...changes }];
    const refused = await office.refused(officeStaff, { save }, harbourManager);
    expect(refused).toMatchObject(refusedForLotus);
    expect(refused.about).toMatchObject({ name: `${before.firstName} ${before.lastName}`.trim() });
    expect(await waiter()).toEqual(before);
    expect((await signInAs(office.app, "waiter")).user.permissions).toEqual([]);
  });

  test("cannot put them into another group, or retire them", async () => {
    const { id, revision } = await waiter();
    const save = [{ id, revision, userGroup: groups.management }];
    expect(await office.refused(officeStaff, { save }, harbourManager)).toMatchObject(
      refusedForLotus,
    );
    const retire = [{ id, revision }];
    expect(await office.refused(officeStaff, { retire }, harbourManager)).toMatchObject(
      refusedForLotus,
    );
  });

  test("learns nothing of the other location's staff IDs", async () => {
    const { id, revision } = await waiter();
    const save = [{ id, revision, ref: "10" }];
    expect((await office.refused(officeStaff, { save }, harbourManager)).code).toBe(
      "works-elsewhere",
    );
  });

  test("can save them as they are", async () => {
    const { isRetired: _isRetired, ...same } = await waiter();
    const save = [{ ...same, firstName: ` ${same.firstName} `, password: "" }];
    expect((await office.send(officeStaff, { save }, harbourManager)).statusCode).toBe(200);
    expect(await waiter()).toMatchObject(same);
  });

  test("can change people who work at this location alone, also themselves", async () => {
    const { id } = harbourManager.user;
    const save = [{ id, revision: 1, lastName: "Keeper" }];
    expect((await office.send(officeStaff, { save }, harbourManager)).statusCode).toBe(200);
  });

  test("can neither bring back a retired person of both nor change them by a file", async () => {
    const { id, revision } = await waiter();
    const yaml = async () =>
      replyOf(exportSetup, await callAs(office.app, harbourManager, exportSetup)).yaml;
    const imported = (changed: string) =>
      callAs(office.app, harbourManager, importSetup, {
        body: { yaml: changed },
        idempotencyKey: randomUUID(),
      });
    const file = await yaml();
    expect((await imported(file)).statusCode).toBe(200);
    const renamed = file.replace(/(username: waiter\n(?:.*\n)*? *firstName: ).*/, "$1Somebody");
    expect(renamed).not.toBe(file);
    expect(errorOf(await imported(renamed))).toMatchObject(refusedForLotus);
    await office.save(officeStaff, { retire: [{ id, revision }] });
    const save = [{ id, revision: revision + 1 }];
    expect(await office.refused(officeStaff, { save }, harbourManager)).toMatchObject(
      refusedForLotus,
    );
    await office.save(officeStaff, { save });
  });

  test("cannot change what a group may do whose members work elsewhere", async () => {
    const { revision } = findNamed(await office.list(officeUserGroup), "Service");
    const row = { id: groups.service, revision };
    for (const changes of [{ permissions: ["admin"] }, { discountLimit: 50_00 }]) {
      const save = [{ ...row, ...changes }];
      expect(await office.refused(officeUserGroup, { save }, harbourManager)).toMatchObject({
        status: 409,
        code: "group-elsewhere",
        about: { name: "Service", places: "Lotus House" },
      });
    }
    const save = [{ ...row, name: "Service", permissions: [] }];
    expect((await office.send(officeUserGroup, { save }, harbourManager)).statusCode).toBe(200);
    const own = [{ name: "Front desk", kind: "other", permissions: ["close_bill"] }];
    const { saved } = replyOf(
      officeUserGroup.save,
      await office.send(officeUserGroup, { save: own }, harbourManager),
    );
    const more = [{ id: saved[0]?.id, revision: 1, permissions: ["admin"] }];
    expect((await office.send(officeUserGroup, { save: more }, harbourManager)).statusCode).toBe(
      200,
    );
  });

  test("can remove them from this location", async () => {
    const { id } = await waiter();
    const left = await callAs(office.app, harbourManager, removeStaffFromLocation, {
      params: { id },
      idempotencyKey: randomUUID(),
    });
    expect(left.statusCode).toBe(200);
    await shareWithHarbour(office, "waiter");
  });
});

describe("a manager of two locations", () => {
  test("can change whatever people of both have", async () => {
    const { id, revision } = await waiter();
    const { saved } = await office.save(officeStaff, {
      save: [{ id, revision, firstName: "Dao", permissions: ["close_bill"] }],
    });
    expect(saved).toMatchObject([{ firstName: "Dao", permissions: ["close_bill"] }]);
  });
});

test("a manager of two locations cannot change the group of a person of a third one by adding them", async () => {
  const { id, revision, ref, userGroup } = await findMember(office, "cashier");
  const location = idOf<"location">(await addAnnex(office.app.database()));
  const staff = idOf<"staff">(id);
  // Somebody else manages the third one.
  await office.app
    .database()
    .updateTable("staff_location")
    .set({ staff, ref })
    .where("location", "=", location)
    .execute();
  const add = (group: number) =>
    callAtHarbour(office, addStaffToLocation, {
      params: { id },
      body: { revision, userGroup: group, station: null },
    });
  expect(errorOf(await add(groups.service))).toMatchObject({
    code: "works-elsewhere",
    about: { places: "Annex" },
  });
  expect((await add(userGroup)).statusCode).toBe(200);
});
