import { toBillItem } from "@comanda/contract/to-bill-item";
import { lineKey, type Line } from "@comanda/domain/bill/line";
import { id, type BillId } from "@comanda/domain/id";
import { aLine } from "@comanda/domain/testing/builders";
import { byId } from "@comanda/sync/records/records";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { refusing, working } from "../outbox/testing/open-outbox.ts";
import { bill12, done, openTill, venue, type Answer } from "../outbox/testing/open-till.ts";

const [first, second] = [id<"bill">(1), id<"bill">(2)];
const bill13 = { ...bill12, id: second, number: 8, table: "13" };
const sent = [first, second].map((bill) =>
  toBillItem(
    aLine({ key: lineKey(`sent-${bill}`) }),
    { id: id<"bill-item">(bill), bill },
    { hasDecimals: true },
  ),
);
const known = { ...venue, bill: byId([bill12, bill13]), billItem: byId(sent) };
const mergeCall = "POST /api/bill/merge";
const unsent = aLine({ key: lineKey("unsent"), isSaved: false });

/** The till has heard that the bill of table 13 is voided when the reply comes. */
const joined: Answer = () => {
  const away = { ...bill13, status: 2 as const, mergedInto: first };
  till.know({ ...known, bill: byId([bill12, away]) });
  return done({ id: first, version: 2 });
};

let answer: Answer;

/** A till with the open bills of tables 12 and 13, each with a round that was sent. */
async function openFloor() {
  answer = joined;
  const till = await openTill((request) =>
    request.call === mergeCall ? answer(request) : working(request),
  );
  const { joinBills } = await import("./join-bills.ts");
  const { findServerBill, syncCurrentBill, useOrder } = await import("../order/index.ts");
  const { endings } = await import("../ending/index.ts");
  till.know(known);
  stops.push(syncCurrentBill());
  return {
    ...till,
    joinBills,
    endings,
    atHand: () => useOrder.getState().bill,
    /** Opens the bill on the order screen, with lines that are not sent. */
    show: (bill: BillId, ...lines: readonly Line[]) => {
      const shown = findServerBill(bill);
      if (shown === null) throw new Error("The bill is not known");
      useOrder.setState({ bill: { ...shown, lines: [...shown.lines, ...lines] } });
    },
    merges: () => till.heard().filter(({ call }) => call === mergeCall).length,
  };
}

const stops: (() => void)[] = [];
let till: Awaited<ReturnType<typeof openFloor>>;
beforeAll(() => void vi.resetModules());
afterEach(() => stops.splice(0).forEach((stop) => stop()));
beforeEach(async () => {
  till = await openFloor();
});

describe("joining two bills", () => {
  test.each([first, second])(
    "is refused while bill %i is on the order screen with unsent lines, which stay there",
    async (bill) => {
      till.show(bill, unsent);
      expect(await till.joinBills(first, second)).toMatchObject({ refusal: "print-bill-first" });
      expect(till.atHand()?.lines).toContainEqual(unsent);
      expect(till.merges()).toBe(0);
    },
  );

  test("closes the second one on the order screen, and says nothing of another till", async () => {
    till.show(second);
    answer = (request) => {
      expect(till.endings.has(second)).toBe(true);
      return joined(request);
    };
    expect(await till.joinBills(first, second)).toBeNull();
    expect(till.merges()).toBe(1);
    expect(till.atHand()).toBeNull();
    expect(till.endings.has(second)).toBe(false);
  });

  test("leaves the order screen as it is if the server refuses", async () => {
    till.show(second);
    answer = refusing("bill-not-open", { about: { status: "closed" } });
    expect(await till.joinBills(first, second)).not.toBeNull();
    expect(till.atHand()?.id).toBe(second);
  });

  test("keeps what is ordered on the second one while the reply is awaited", async () => {
    till.show(second);
    answer = (request) => {
      till.show(second, unsent);
      return joined(request);
    };
    expect(await till.joinBills(first, second)).toBeNull();
    expect(till.atHand()).toMatchObject({ id: second, status: "voided" });
    expect(till.atHand()?.lines).toContainEqual(unsent);
  });
});
