import { officeStaff } from "@comanda/contract/office-staff";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findDataViolations } from "../../proofs/invariants/find-data-violations.ts";
import { findMember, startOffice, type Office } from "../../testing/test-office.ts";
import { replyOf } from "../../testing/test-till.ts";
import { callAtHarbour, shareWithHarbour } from "../../testing/two-locations.ts";

let office: Office;
let userGroup = 0;
let harbourPerson = { id: 0, revision: 0 };

const aPerson = (username: string, ref: string) => ({
  username,
  ref,
  firstName: "Noi",
  userGroup,
});
const saveAtHarbour = async (rows: { readonly save?: object[]; readonly retire?: object[] }) =>
  replyOf(
    officeStaff.save,
    await callAtHarbour(office, officeStaff.save, { body: { save: [], retire: [], ...rows } }),
  );

/** The waiter works at both locations, and a person of Harbour Hotel has the staff ID A8. */
beforeAll(async () => {
  office = await startOffice();
  userGroup = (await findMember(office, "waiter")).userGroup;
  await shareWithHarbour(office, "waiter");
  const { saved } = await saveAtHarbour({ save: [aPerson("reed", "A8")] });
  harbourPerson = saved[0] ?? harbourPerson;
});
afterAll(() => office.app.close());

describe("a staff ID of another location", () => {
  test("is refused beside the field for whoever works there, too", async () => {
    const { id, revision } = await findMember(office, "waiter");
    for (const ref of ["A8", "a8"]) {
      const { fields } = await office.refused(officeStaff, { save: [{ id, revision, ref }] });
      expect(fields).toMatchObject([{ row: 0, field: "ref", code: "taken" }]);
    }
  });

  test("is free for whoever works here alone", async () => {
    const { saved } = await office.save(officeStaff, { save: [aPerson("lily", "A8")] });
    expect(saved).toMatchObject([{ ref: "A8" }]);
    const [lily] = saved;
    await office.save(officeStaff, { retire: [{ id: lily?.id, revision: lily?.revision }] });
  });

  test("is free once its holder there has left", async () => {
    const { id, revision } = harbourPerson;
    await saveAtHarbour({ retire: [{ id, revision }] });
    const waiter = await findMember(office, "waiter");
    const { saved } = await office.save(officeStaff, {
      save: [{ id: waiter.id, revision: waiter.revision, ref: "A8" }],
    });
    expect(saved).toMatchObject([{ ref: "A8" }]);
    const places = await office.app
      .database()
      .selectFrom("staff_location")
      .select("location")
      .where("ref", "=", "A8")
      .execute();
    expect(places).toHaveLength(2);
    expect(await findDataViolations(office.app.database())).toEqual([]);
  });
});
