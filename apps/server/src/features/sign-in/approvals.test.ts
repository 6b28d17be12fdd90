import { randomUUID } from "node:crypto";

import { approvableCalls, approve, listApprovers } from "@comanda/contract/approval";
import { updateBill } from "@comanda/contract/bill";
import { readBillHistory } from "@comanda/contract/bill-history";
import { needsKey } from "@comanda/contract/call";
import { calls } from "@comanda/contract/calls";
import { closeBill, voidBill } from "@comanda/contract/end-bill";
import { officeUserGroup } from "@comanda/contract/office-staff";
import { listMenu } from "@comanda/contract/menu";
import { readOwnerReport } from "@comanda/contract/owner-report";
import { pickStation } from "@comanda/contract/pick-station";
import { plainPress } from "@comanda/contract/sent-line";
import { id } from "@comanda/domain/id";
import { msPerMinute, msPerSecond, instant } from "@comanda/domain/time/instant";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { verifyJournal } from "#journal/verify-journal.ts";

import {
  askManager,
  sendApproved,
  writeWithManager,
  type WriteToAllow,
} from "../../testing/ask-manager.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { payBill, payTypesOf, signInAt } from "../../testing/test-money.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf, signInAs, type SignedIn } from "../../testing/test-till.ts";

let evening: Office;
let tables = 0;

beforeAll(async () => {
  evening = await startOffice();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

async function aBill(): Promise<number> {
  tables += 1;
  return evening.openBill(`A${tables}`, [evening.item("Pad Thai")]);
}

/** The write with which a waiter voids a bill, which waiters may not. */
async function aVoid(statusNote = "Left without eating"): Promise<WriteToAllow> {
  const body = { statusNote };
  return { call: voidBill, params: { id: await aBill() }, body, key: randomUUID() };
}

/** The write that takes a rate off the first line of a bill. */
async function aDiscount(rate: number): Promise<WriteToAllow & { readonly bill: number }> {
  const bill = await aBill();
  const { bill: now, items } = await evening.billOf(bill);
  const menu = replyOf(listMenu, await callAs(evening.app, evening.cashier, listMenu));
  const reason = menu.discountReasons.find(({ name }) => name === "Regular guest");
  const item = {
    ...plainPress,
    key: randomUUID(),
    createdDate: wireDateTime(instant(evening.app.now())),
    type: 6,
    product: items[0]?.product,
    qty: 1,
    price: null,
    parent: items[0]?.key,
    staff: evening.waiter.user.id,
    discount: { reason: reason?.id, rate, isOfBill: false },
  };
  const body = { id: bill, version: now?.version, billItems: [item] };
  return { call: updateBill, body, key: randomUUID(), bill };
}

const ask = (write: WriteToAllow, username = "admin", password = "demo", user?: SignedIn) =>
  askManager(evening.app, user ?? evening.waiter, write, { username, password });

async function approvalOf(write: WriteToAllow, username = "admin"): Promise<string> {
  return replyOf(approve, await ask(write, username)).approval;
}

const sendWith = (approval: string, write: WriteToAllow, user: SignedIn = evening.waiter) =>
  sendApproved(evening.app, user, write, approval);

/** Pays a bill in cash, more than it comes to. */
async function pay(bill: number): Promise<void> {
  const cash = (await payTypesOf(evening)).get(800) ?? 0;
  const paid = await payBill(evening, evening.cashier, bill, [{ payType: cash, total: 500_00 }]);
  replyOf(closeBill, paid);
}

async function lastRow(bill: unknown) {
  const reply = await callAs(evening.app, evening.cashier, readBillHistory, {
    params: { id: Number(bill) },
  });
  return replyOf(readBillHistory, reply).at(-1);
}

async function codeOf(reply: ReturnType<typeof ask>): Promise<string> {
  return errorOf(await reply).code;
}

describe("a manager allows at the till", () => {
  test("what a waiter may not do alone, and the history names both", async () => {
    const write = await aVoid();
    const { key, call, ...request } = write;
    const alone = await callAs(evening.app, evening.waiter, call, {
      ...request,
      idempotencyKey: key,
    });
    expect(errorOf(alone)).toMatchObject({ status: 403, code: "permission-denied" });
    replyOf(voidBill, await sendWith(await approvalOf(write), write));
    expect(await lastRow(write.params?.["id"])).toMatchObject({
      action: "void-bill",
      staff: evening.waiter.user.id,
      approvedBy: (await signInAs(evening.app, "admin")).user.id,
    });
  });

  test("a discount above the limit of the user's group", async () => {
    const write = await aDiscount(50_00);
    const send = (approval?: string) =>
      callAs(evening.app, evening.cashier, updateBill, {
        body: write.body,
        idempotencyKey: write.key,
        ...(approval !== undefined && { approval }),
      });
    expect(errorOf(await send()).code).toBe("discount-above-limit");
    const asked = await ask(write, "admin", "demo", evening.cashier);
    replyOf(updateBill, await send(replyOf(approve, asked).approval));
    const { items } = await evening.billOf(write.bill);
    expect(items[1]).toMatchObject({
      discountRate: 50_00,
      givenBy: evening.cashier.user.id,
    });
    expect(await lastRow(write.bill)).toMatchObject({ staff: evening.cashier.user.id });
  });

  test("up to the limit of their own group", async () => {
    const within = await aDiscount(20_00);
    replyOf(updateBill, await sendWith(await approvalOf(within, "cashier"), within));
    const above = await aDiscount(20_01);
    const refused = await sendWith(await approvalOf(above, "cashier"), above);
    expect(errorOf(refused)).toMatchObject({ code: "discount-above-limit", about: { limit: 20 } });
  });

  test("nothing that needs no right, or the office", async () => {
    const write = await aVoid();
    const approval = await approvalOf(write);
    const office = await callAs(evening.app, evening.waiter, officeUserGroup.list, { approval });
    expect(errorOf(office).code).toBe("permission-denied");
  });

  test("and every call that can be allowed is a write with its right", () => {
    for (const [name, right] of Object.entries(approvableCalls)) {
      const call = calls.find((each) => each.name === name);
      expect(call && needsKey(call)).toBe(true);
      expect([right, "session"]).toContain(call?.permission);
    }
  });
});

describe("who may allow is listed", () => {
  test("by the right, for this location, with the limit of a discount", async () => {
    const list = async (call: string, user = evening.waiter) => {
      const reply = await callAs(evening.app, user, listApprovers, { params: { call } });
      return replyOf(listApprovers, reply);
    };
    const admin = (await signInAs(evening.app, "admin")).user.id;
    expect(await list("update-bill")).toEqual([
      { staff: admin, discountLimit: null },
      { staff: evening.cashier.user.id, discountLimit: 20_00 },
    ]);
  });
});

describe("an approval is refused", () => {
  test("with a wrong password or an unknown name, alike", async () => {
    const write = await aVoid();
    const wrong = errorOf(await ask(write, "admin", "wrong"));
    expect(wrong).toMatchObject({ status: 403, code: "approval-password-wrong" });
    expect(errorOf(await ask(write, "nobody", "demo"))).toEqual(wrong);
    expect(await codeOf(ask(write, "admin", ""))).toBe("credentials-missing");
  });

  test("of whoever lacks the right, as the user who asks, or works elsewhere", async () => {
    const write = await aVoid();
    expect(await codeOf(ask(write, "waiter"))).toBe("approval-not-allowed");
    expect(await codeOf(ask(write, "harbour"))).toBe("approval-not-allowed");
    expect(await codeOf(ask(write, "therapist"))).toBe("approval-not-allowed");
  });

  test("for another body, target, key, user or station", async () => {
    const write = await aVoid();
    const approval = await approvalOf(write);
    const other = await aVoid();
    const admin = await signInAt(evening, "admin", "Restaurant");
    for (const changed of [
      { ...write, body: { statusNote: "Left without paying" } },
      { ...write, params: other.params ?? {} },
      { ...write, key: randomUUID() },
    ]) {
      expect(await codeOf(sendWith(approval, changed))).toBe("approval-invalid");
    }
    expect(await codeOf(sendWith(approval, write, admin))).toBe("approval-invalid");
    const again = await signInAt(evening, "waiter", "Bar");
    expect(await codeOf(sendWith(approval, write, again))).toBe("approval-invalid");
    const there = replyOf(approve, await ask(write, "admin", "demo", again)).approval;
    const stations = again.stations;
    const restaurant = stations.find(({ name }) => name === "Restaurant")?.id ?? 0;
    await callAs(evening.app, again, pickStation, { params: { id: restaurant } });
    expect(await codeOf(sendWith(there, write, again))).toBe("approval-invalid");
  });

  test("if a single character of it differs", async () => {
    const write = await aVoid();
    const approval = await approvalOf(write);
    const aCharacter = fc.constantFrom("0", "1", "5", "9", ".", "a", "b", "Y", "Z", "-", "_", " ");
    await fc.assert(
      fc.asyncProperty(fc.nat(approval.length - 1), aCharacter, async (place, character) => {
        fc.pre(approval[place] !== character);
        const forged = approval.slice(0, place) + character + approval.slice(place + 1);
        expect(await codeOf(sendWith(forged, write))).toBe("approval-invalid");
      }),
      { numRuns: 60 },
    );
  });

  test("after two minutes", async () => {
    const write = await aVoid();
    const approval = await approvalOf(write);
    evening.app.advance(2 * msPerMinute + msPerSecond);
    expect(await codeOf(sendWith(approval, write))).toBe("approval-invalid");
  });

  test("once the manager has lost the right or left", async () => {
    const { app } = evening;
    const set = (to: object) =>
      app.database().updateTable("staff").set(to).where("username", "=", "cashier").execute();
    const was = await app
      .database()
      .selectFrom("staff")
      .select(["permissions", "may_log_in", "deleted_at"])
      .where("username", "=", "cashier")
      .executeTakeFirstOrThrow();
    for (const gone of [{ permissions: "[]" }, { may_log_in: 0 }, { deleted_at: app.now() }]) {
      const write = await aVoid();
      const approval = await approvalOf(write, "cashier");
      await set(gone);
      expect(await codeOf(sendWith(approval, write))).toBe("approval-not-allowed");
      await set(was);
    }
  });
});

test("an approval has one effect, and a retry gets the same reply", async () => {
  const write = await aVoid();
  const approval = await approvalOf(write);
  const [first, second] = await Promise.all([sendWith(approval, write), sendWith(approval, write)]);
  expect(replyOf(voidBill, first)).toEqual(replyOf(voidBill, second));
  expect(second.body).toBe(first.body);
});

test("wrong passwords count with those of signing in", async () => {
  const write = await aVoid();
  for (let count = 0; count < 5; count += 1) await ask(write, "linh", "wrong");
  expect(await codeOf(ask(write, "linh", "wrong"))).toBe("sign-in-delayed");
  await expect(signInAs(evening.app, "linh", "wrong")).rejects.toThrow("sign-in-delayed");
});

test("a user who closes bills needs nobody, and the journal names nobody", async () => {
  const bill = await aBill();
  await pay(bill);
  expect(await lastRow(bill)).toMatchObject({ action: closeBill.name, approvedBy: null });
});

test("owner reports name who approved voids and discounts", async () => {
  const write = await aDiscount(40_00);
  const { key: _key, bill, ...discount } = write;
  replyOf(updateBill, await writeWithManager(evening.app, evening.waiter, discount));
  await pay(bill);
  const read = async (kind: string) => {
    const query = { from: "2026-11-19", to: "2026-11-21" };
    const reply = await callAs(evening.app, evening.admin, readOwnerReport, {
      params: { kind },
      query,
    });
    return replyOf(readOwnerReport, reply).rows;
  };
  const both = ["20 Mali Wong", "1 Achara Suwan"];
  expect(await read("discounts")).toEqual([[...both, "Regular guest", 1, 48_00]]);
  expect(await read("voids")).toContainEqual(expect.arrayContaining([...both, "void"]));
});

test("the journal with approvals verifies", async () => {
  const verdict = await verifyJournal(evening.app.database(), id<"location">(1));
  expect(verdict).toMatchObject({ isSound: true });
});
