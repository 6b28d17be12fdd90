import { randomUUID } from "node:crypto";

import { officeCommission } from "@comanda/contract/office-selling";
import { exportSetup, importSetup } from "@comanda/contract/office-setup";
import { officeStaff, officeUserGroup } from "@comanda/contract/office-staff";
import { pickStation } from "@comanda/contract/pick-station";
import { listUserGroups } from "@comanda/contract/staff";
import { id as idOf } from "@comanda/domain/id";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { storedChanges } from "#journal/packed-entry.ts";

import { findMember, findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf, signInAs, type SignedIn } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

const nameOfAdmin = (): string => {
  const { firstName, lastName } = office.admin.user;
  return `${firstName} ${lastName}`.trim();
};

const member = (username: string) => findMember(office, username);

const groupNamed = async (name: string) => findNamed(await office.list(officeUserGroup), name);
const atTills = async () =>
  replyOf(listUserGroups, await callAs(office.app, office.cashier, listUserGroups)).map(
    ({ name }) => name,
  );
const statusOfOfficeCall = async (user: SignedIn) =>
  (await callAs(office.app, user, officeUserGroup.list, { query: {} })).statusCode;

/** Makes the admin of the demo venue depend on the rights of a group. */
async function moveAdminRightToGroup(): Promise<{
  readonly id: number;
  readonly revision: number;
}> {
  const { saved } = await office.save(officeUserGroup, {
    save: [{ name: "Owners", kind: "management", permissions: ["admin"] }],
  });
  const { id, revision } = await member("admin");
  await office.save(officeStaff, {
    save: [{ id, revision, userGroup: saved[0]?.id, permissions: [] }],
  });
  return { id: saved[0]?.id ?? 0, revision: 1 };
}

describe("a group of staff", () => {
  test("that is new is offered on tills, and journalled at both locations", async () => {
    const { saved, insert } = await office.save(officeUserGroup, {
      save: [{ name: " Divers ", kind: "service" }],
    });
    const kept = { name: "Divers", kind: "service", permissions: [], discountLimit: null };
    expect(saved).toMatchObject([{ ...kept, revision: 1, isRetired: false }]);
    expect(insert["userGroup"]).toEqual([{ id: saved[0]?.id, ...kept }]);
    expect(await atTills()).toContain("Divers");
    const journal = await office.app
      .database()
      .selectFrom("journal")
      .select(["location", "action", "changes", "packed"])
      .execute();
    const rows = journal.filter((row) => storedChanges(row).includes('"Divers"'));
    expect(new Set(rows.map(({ location }) => location)).size).toBe(2);
    expect(rows.map(({ action }) => action)).toEqual(Array(2).fill("office-user-group-save"));
  });

  test("grants its rights to all its members from the next call on", async () => {
    const service = await groupNamed("Service");
    const waiter = await signInAs(office.app, "waiter");
    expect(await statusOfOfficeCall(waiter)).toBe(403);
    const { id, revision } = service;
    await office.save(officeUserGroup, { save: [{ id, revision, permissions: ["admin"] }] });
    expect(await statusOfOfficeCall(waiter)).toBe(200);
    expect((await signInAs(office.app, "waiter")).user.permissions).toEqual(["admin"]);
    expect((await member("waiter")).permissions).toEqual([]);
    await office.save(officeUserGroup, { save: [{ id, revision: revision + 1, permissions: [] }] });
    expect(await statusOfOfficeCall(waiter)).toBe(403);
  });

  test("that two managers change is a conflict for the second, naming the first", async () => {
    const { id, revision } = await groupNamed("Divers");
    await office.save(officeUserGroup, { save: [{ id, revision, name: "Boat crew" }] });
    const refused = await office.refused(officeUserGroup, {
      save: [{ id, revision, kind: "other" }],
    });
    expect(refused).toMatchObject({ status: 409, code: "changed-meanwhile" });
    expect(refused.conflicts).toMatchObject([
      { row: 0, id, record: { name: "Boat crew", revision: revision + 1 } },
    ]);
    expect(refused.conflicts?.[0]?.changedBy).toBe(nameOfAdmin());
  });

  test("says who changed a colleague, however often they have signed in since", async () => {
    const { id, revision } = await member("waiter");
    await office.save(officeStaff, { save: [{ id, revision, lastName: "Quay" }] });
    const waiter = await signInAs(office.app, "waiter");
    const stations = waiter.stations.slice(0, 2).map((station) => station.id);
    // More rows of the journal than are read at once.
    for (const station of Array.from({ length: 55 }, () => stations).flat()) {
      await callAs(office.app, waiter, pickStation, { params: { id: station } });
    }
    const refused = await office.refused(officeStaff, {
      save: [{ id, revision, lastName: "Pier" }],
    });
    expect(refused.conflicts).toMatchObject([{ id, changedBy: nameOfAdmin() }]);
  });

  test("says who changed a colleague together with another", async () => {
    const two = [await member("waiter"), await member("cashier")];
    const save = two.map(({ id, revision }) => ({ id, revision, lastName: "Beach" }));
    await office.save(officeStaff, { save });
    for (const { id, revision } of two) {
      const stale = [{ id, revision, lastName: "Dune" }];
      const refused = await office.refused(officeStaff, { save: stale });
      expect(refused.conflicts).toMatchObject([{ id, changedBy: nameOfAdmin() }]);
    }
  });

  test("can be retired when unused, and restored", async () => {
    const { id, revision } = await groupNamed("Boat crew");
    expect(await office.usesOf(officeUserGroup, id)).toEqual([]);
    const gone = await office.save(officeUserGroup, { retire: [{ id, revision }] });
    expect(gone.delete["userGroup"]).toEqual([id]);
    expect(await atTills()).not.toContain("Boat crew");
    const { fields } = await office.refused(officeStaff, {
      save: [{ username: "diver", ref: "701", firstName: "Noi", userGroup: id }],
    });
    expect(fields).toMatchObject([{ field: "userGroup", code: "not-found" }]);
    await office.save(officeUserGroup, { save: [{ id, revision: revision + 1 }] });
    expect(await atTills()).toContain("Boat crew");
  });

  test("that staff or commissions use cannot be retired, here or at other locations", async () => {
    const { saved } = await office.save(officeUserGroup, {
      save: [{ name: "Guides", kind: "other" }],
    });
    const group = saved[0]?.id ?? 0;
    const { id, revision } = await member("waiter");
    await office.save(officeStaff, { save: [{ id, revision, userGroup: group }] });
    const [rule] = await office.list(officeCommission);
    const data = [...(rule?.data ?? []), { userGroup: group, amount: 10_00 }];
    await office.save(officeCommission, {
      save: [{ id: rule?.id, revision: rule?.revision, data }],
    });
    await office.app
      .database()
      .updateTable("staff")
      .set({ user_group: idOf<"user-group">(group) })
      .where("username", "=", "harbour")
      .execute();
    const uses = await office.usesOf(officeUserGroup, group);
    expect(uses.map(({ kind, name }) => [kind, name])).toEqual([
      ["staff", (await member("waiter")).firstName],
      ["commission", rule?.name],
      ["elsewhere", "1"],
    ]);
    const refused = await office.refused(officeUserGroup, {
      retire: [{ id: group, revision: 1 }],
    });
    expect(refused).toMatchObject({ status: 409, code: "still-used" });
    expect(refused.uses).toHaveLength(3);
  });

  test.each([
    [{ name: "" }, "name", "required"],
    [{ name: "Service" }, "name", "taken"],
    [{ kind: "kings" }, "kind", "invalid"],
    [{ permissions: ["admin", "admin"] }, "permissions", "repeated"],
  ])("with %j is refused for the %s", async (changes, field, code) => {
    const save = [{ name: "Others", kind: "other", ...changes }];
    const { fields } = await office.refused(officeUserGroup, { save });
    expect(fields?.map((one) => [one.field.split(".")[0], one.code])).toContainEqual([field, code]);
  });
});

describe("the office always keeps an admin", () => {
  test("when the right is removed from a group, or its holder leaves the group", async () => {
    const { id, revision } = await moveAdminRightToGroup();
    expect(await statusOfOfficeCall(office.admin)).toBe(200);
    const taken = await office.refused(officeUserGroup, {
      save: [{ id, revision, permissions: ["close_bill"] }],
    });
    expect(taken).toMatchObject({ status: 409, code: "last-admin" });
    const admin = await member("admin");
    const service = await groupNamed("Service");
    const left = await office.refused(officeStaff, {
      save: [{ id: admin.id, revision: admin.revision, userGroup: service.id }],
    });
    expect(left).toMatchObject({ status: 409, code: "last-admin" });
    expect((await groupNamed("Owners")).permissions).toEqual(["admin"]);
  });

  test("when a file is imported", async () => {
    const { yaml } = replyOf(exportSetup, await callAs(office.app, office.admin, exportSetup));
    expect(yaml).toContain("  - name: Owners\n    kind: management\n    permissions: [ admin ]\n");
    const without = yaml.replace("    permissions: [ admin ]\n", "");
    const answered = await callAs(office.app, office.admin, importSetup, {
      body: { yaml: without },
      idempotencyKey: randomUUID(),
    });
    expect(errorOf(answered)).toMatchObject({ status: 409, code: "last-admin" });
  });

  test("and users cannot remove their own right", async () => {
    const service = await groupNamed("Service");
    await office.save(officeStaff, {
      save: [
        {
          username: "boss",
          ref: "702",
          firstName: "Lek",
          userGroup: service.id,
          permissions: ["admin"],
          mayLogIn: true,
          password: "quiet river 7",
        },
      ],
    });
    const { id, revision } = await groupNamed("Owners");
    const refused = await office.refused(officeUserGroup, {
      save: [{ id, revision, permissions: [] }],
    });
    expect(refused).toMatchObject({ status: 409, code: "retire-yourself" });
  });

  test("at every other location, too: whoever does not work there cannot take the right", async () => {
    const boss = await signInAs(office.app, "boss", "quiet river 7");
    const { id, revision } = await groupNamed("Owners");
    const save = [{ id, revision, permissions: [] }];
    const refused = await office.refused(officeUserGroup, { save }, boss);
    expect(refused).toMatchObject({ status: 409, code: "group-elsewhere" });
    const admin = await member("admin");
    const retire = [{ id: admin.id, revision: admin.revision }];
    expect((await office.refused(officeStaff, { retire }, boss)).code).toBe("works-elsewhere");
  });
});
