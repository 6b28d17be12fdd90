import type { Call } from "@comanda/contract/call";
import { calls } from "@comanda/contract/calls";
import { exportSetup, importSetup } from "@comanda/contract/office-setup";
import { officeStaff, officeUserGroup } from "@comanda/contract/office-staff";
import { permissionsOf } from "@comanda/domain/staff/role-permissions";
import { permissionsFor, rights, rightsIn } from "@comanda/domain/staff/list-rights";
import type { Permission } from "@comanda/domain/staff/permission";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findMember, findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf, signInAs } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

const everyCall: readonly Call[] = calls;
const guarded = everyCall.filter(({ permission }) => !["public", "session"].includes(permission));
/** No record has this id, and without a key nothing is written. */
const nowhere = "id mode merged station product staff countedTotal kind list name by key";
const params = Object.fromEntries(nowhere.split(" ").map((key) => [key, 999_999]));

async function give(username: string, permissions: readonly Permission[]): Promise<void> {
  const { id, revision } = await findMember(office, username);
  await office.save(officeStaff, { save: [{ id, revision, permissions }] });
}

/** The names of the calls that the server does not refuse for want of a right. */
async function openCalls(username: string): Promise<readonly string[]> {
  const user = await signInAs(office.app, username);
  const open: string[] = [];
  for (const call of guarded) {
    const response = await callAs(office.app, user, call, { params });
    if (response.statusCode !== 403) open.push(call.name);
  }
  return open;
}

const namesOf = (held: readonly string[]) =>
  guarded.filter(({ permission }) => held.includes(permission)).map(({ name }) => name);

describe("the server", () => {
  test.each(rights)("answers with %s alone only the calls that need it", async (right) => {
    await give("waiter", [right]);
    expect(await openCalls("waiter")).toEqual(namesOf([right]));
  });

  test.each(rightsIn(permissionsOf("cashier")))(
    "refuses a cashier without %s only the calls that need it",
    async (right) => {
      const left = rightsIn(permissionsOf("cashier")).filter((other) => other !== right);
      await give("cashier", permissionsFor(left));
      expect(await openCalls("cashier")).toEqual(namesOf(left));
    },
  );
});

test("a till finds a permission of the specification only with all its rights", async () => {
  const permissionsAtTill = async () => (await signInAs(office.app, "waiter")).user.permissions;
  await give("waiter", ["split_bill", "merge_bill", "open_drawer"]);
  expect(await permissionsAtTill()).toEqual(["split_bill", "merge_bill", "open_drawer"]);
  const { id, revision } = findNamed(await office.list(officeUserGroup), "Service");
  await office.save(officeUserGroup, { save: [{ id, revision, permissions: ["take_payment"] }] });
  expect(await permissionsAtTill()).toEqual(["close_bill"]);
});

test("a set-up file has permissions and single rights, and brings them back", async () => {
  const { id, revision } = findNamed(await office.list(officeUserGroup), "Service");
  const permissions = ["add_customer", "void_bill"] as const;
  await office.save(officeUserGroup, { save: [{ id, revision, permissions }] });
  const { yaml } = replyOf(exportSetup, await callAs(office.app, office.admin, exportSetup));
  expect(yaml).toContain("    permissions: [ add_customer, void_bill ]\n");
  const without = yaml.replace("[ add_customer, void_bill ]", "[ close_bill ]");
  await office.write(office.admin, importSetup, { body: { yaml: without } });
  expect(findNamed(await office.list(officeUserGroup), "Service").permissions).toEqual([
    "close_bill",
  ]);
  await office.write(office.admin, importSetup, { body: { yaml } });
  expect(findNamed(await office.list(officeUserGroup), "Service").permissions).toEqual(permissions);
});

test("the last manager cannot give up running the office, whatever else stays", async () => {
  const { id, revision } = await findMember(office, "admin");
  const left = permissionsFor(rights.filter((right) => right !== "keep_office"));
  const refused = await office.send(officeStaff, { save: [{ id, revision, permissions: left }] });
  expect(errorOf(refused).code).toBe("last-admin");
});
