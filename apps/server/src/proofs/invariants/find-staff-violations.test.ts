import { id } from "@comanda/domain/id";
import { afterEach, beforeEach, expect, test } from "vitest";

import { addStaff } from "@comanda/contract/staff";

import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { replyOf } from "../../testing/test-till.ts";
import { findDataViolations } from "./find-data-violations.ts";

let evening: Evening;
beforeEach(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
});
afterEach(() => evening.app.close());

async function addSomebody(): Promise<ReturnType<typeof id<"staff">>> {
  const body = {
    username: "noi",
    password: "",
    ref: "901",
    userGroup: null,
    firstName: "Noi",
    lastName: "Suk",
    authPermitted: false,
    subRoles: ["order-taker"],
  };
  const [group] = await evening.app
    .database()
    .selectFrom("user_group")
    .select("id")
    .where("kind", "=", "service")
    .execute();
  const response = await evening.write(evening.cashier, addStaff, {
    body: { ...body, userGroup: group?.id ?? null },
  });
  return id(replyOf(addStaff, response).id);
}

test("an added member of staff works at the location that has added them", async () => {
  await addSomebody();
  expect(await findDataViolations(evening.app.database())).toEqual([]);
});

test("an added member of staff who works nowhere is noticed", async () => {
  const staff = await addSomebody();
  await evening.app.database().deleteFrom("staff_location").where("staff", "=", staff).execute();
  expect(await findDataViolations(evening.app.database())).toContain(
    `Staff ${staff} at 1 is undefined, not 901`,
  );
});

test("a member of staff who works where no journal has added them is noticed", async () => {
  const staff = await addSomebody();
  await evening.app
    .database()
    .insertInto("staff_location")
    .values({ location: id(2), staff, ref: "901" })
    .execute();
  expect(await findDataViolations(evening.app.database())).toContain(
    `Nobody has added staff ${staff} at 2`,
  );
});
