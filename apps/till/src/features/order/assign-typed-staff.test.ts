import { id } from "@comanda/domain/id";
import { aBill, aLine, mali } from "@comanda/domain/testing/builders";
import { byId } from "@comanda/sync/records/records";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { refusing, roundCall, working } from "../outbox/testing/open-outbox.ts";
import { atWork, openTill, venue, type Answer } from "../outbox/testing/open-till.ts";

const noi = id<"staff">(31);

let answer: Answer;

/** A till on which Mali serves table 12. */
async function openTable() {
  answer = working;
  const till = await openTill((request) => answer(request));
  const { assignTypedStaff } = await import("./assign-typed-staff.ts");
  const { findServerBill, typeOnPad, useOrder } = await import("./index.ts");
  const { useNotices } = await import("../notice/notice-store.ts");
  till.know({ ...venue, staff: byId([atWork(mali), atWork(noi)]) });
  const known = findServerBill(id<"bill">(1));
  useOrder.setState({ bill: known });
  return {
    ...till,
    useOrder,
    assign: (ref: number) => {
      typeOnPad(String(ref));
      return assignTypedStaff();
    },
    staff: () => useOrder.getState().bill?.staff,
    sent: () => till.heard().filter(({ call }) => call === roundCall),
    notice: () => useNotices.getState().notice?.content,
  };
}

let till: Awaited<ReturnType<typeof openTable>>;
beforeAll(() => void vi.resetModules());
beforeEach(async () => {
  till = await openTable();
});

describe("an ID that is typed to set who serves", () => {
  test("changes an order that was never sent, with its lines, at once", () => {
    till.useOrder.setState({ bill: aBill({ id: null, lines: [aLine({ isSaved: false })] }) });
    expect(till.assign(noi)).toBe(true);
    expect(till.useOrder.getState().bill).toMatchObject({ staff: noi, lines: [{ staff: noi }] });
    expect(till.sent()).toEqual([]);
  });

  test("is sent for a bill that the server knows", async () => {
    expect(till.assign(noi)).toBe(true);
    await expect.poll(() => till.sent()).toMatchObject([{ body: { staff: noi } }]);
  });

  test("leaves the header as it is if the server refuses it", async () => {
    answer = refusing("staff-id-invalid", { isRule: true });
    expect(till.assign(noi)).toBe(true);
    await expect.poll(() => till.notice()).toMatchObject({ failure: { code: "staff-id-invalid" } });
    expect(till.staff()).toBe(mali);
  });
});
