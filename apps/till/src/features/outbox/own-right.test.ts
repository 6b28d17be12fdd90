import type { NewItem } from "@comanda/contract/bill";
import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { rate } from "@comanda/domain/money/rate";
import type { Permission } from "@comanda/domain/staff/permission";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { aSession } from "#api/testing/a-session.ts";

import {
  closeOutboxes,
  openOutbox,
  refusing,
  roundCall,
  until,
  untilNothingIsSent,
  wakeUp,
  working,
} from "./testing/open-outbox.ts";
import { aPress, aRound, type Answer, type Heard } from "./testing/open-till.ts";

// Each test is a page of its own, since all calls of one page share its pace.
beforeEach(() => void vi.resetModules());
afterEach(closeOutboxes);

const chai = id<"staff">(10);
const suda = id<"staff">(11);

/** A discount on the line "p"; everything off unless it says otherwise. */
function aGivenDiscount(gift: Partial<NewItem> = {}) {
  const discount = { reason: id<"discount-reason">(1), rate: rate(100_00), isOfBill: false };
  const press = aPress("gift", { type: 6, parent: "p", staff: chai, discount, ...gift });
  return { ...aRound(1), billItems: [press] };
}

const ofRate = (percent: number) => {
  const reason = id<"discount-reason">(1);
  return aGivenDiscount({ discount: { reason, rate: rate(percent * 100), isOfBill: false } });
};
const ofAmount = (amount: number) => {
  const reason = id<"discount-reason">(1);
  return aGivenDiscount({
    discount: { reason, rate: null, isOfBill: false },
    price: money(amount),
  });
};

const rounds = (heard: readonly Heard[]) => heard.filter(({ call }) => call === roundCall);

type Who = {
  readonly held: readonly Permission[];
  readonly staff?: typeof chai;
  readonly limit?: number;
};

async function openFor(who: Who, answer: Answer = working) {
  const till = await openOutbox(answer);
  const { startSession } = await import("#api/change-session.ts");
  const logIn = async ({ held, staff = chai, limit }: Who) => {
    const session = aSession(held);
    const discountLimit = limit === undefined ? null : rate(limit * 100);
    const user = { ...session.user, id: staff, discountLimit };
    const token = { ...session.token, session: String(staff).repeat(11), key: "AAAA" };
    const loggedIn = { ...session, user, token };
    await startSession(loggedIn);
    return await till.start(loggedIn);
  };
  const stop = await logIn(who);
  const { sendOrEnqueue } = await import("#records/send-or-enqueue.ts");
  const { sendAgain } = await import("./open-as-new.ts");
  const { allowIntent } = await import("../approval/index.ts");
  const { useQuestion } = await import("../approval/question-store.ts");
  useQuestion.setState(useQuestion.getInitialState());
  return { ...till, stop, logIn, sendOrEnqueue, sendAgain, allowIntent, useQuestion };
}

describe("while the server is away", () => {
  test("a discount that its user may not give is not stored, and dishes still are", async () => {
    const till = await openFor({ held: [] });
    till.connect("lost");
    expect(await till.sendOrEnqueue(aGivenDiscount())).toMatchObject({
      ok: false,
      failure: { code: "manager-out-of-reach" },
    });
    expect(till.intents()).toEqual([]);
    expect(await till.sendOrEnqueue(aRound(1, "a"))).toMatchObject({ ok: true, isQueued: true });
  });

  test("nor is one that was sent without a reply", async () => {
    let isAway = true;
    const till = await openFor({ held: [] }, (request) => (isAway ? null : working(request)));
    const outcome = till.sendOrEnqueue(aGivenDiscount());
    await until(() => expect(rounds(till.heard())).not.toEqual([]));
    await vi.advanceTimersByTimeAsync(3000);
    expect(await outcome).toMatchObject({ failure: { code: "manager-out-of-reach" } });
    isAway = false;
  });

  test.each([
    ["20 % of at most 20 %", ofRate(20), true],
    ["21 % of at most 20 %", ofRate(21), false],
    ["24.00 off 120.00", ofAmount(24_00), true],
    ["24.01 off 120.00", ofAmount(24_01), false],
    ["an amount off an unknown line", { ...ofAmount(1), id: id<"bill">(9) }, false],
  ])("a limit holds: %s", async (_what, body, isStored) => {
    const till = await openFor({ held: ["give_discount"], limit: 20 });
    till.connect("lost");
    await till.keep(aRound(1, "p"));
    expect(await till.sendOrEnqueue(body)).toMatchObject({ ok: isStored });
  });

  test("taking a discount back needs no right", async () => {
    const till = await openFor({ held: [] });
    till.connect("lost");
    const back = aGivenDiscount({ credits: "gift", qty: -1 });
    expect(await till.sendOrEnqueue(back)).toMatchObject({ ok: true, isQueued: true });
  });
});

describe("what needs a right and was stored under another login", () => {
  const breakUp = { ...aRound(1), billItems: [{ id: 50, isBrokenUp: true as const }] };

  test.each([
    ["a discount", aGivenDiscount()],
    ["a set that was broken up", breakUp],
  ])("%s waits for a manager by name", async (_what, body) => {
    const till = await openFor({ held: ["give_discount"], staff: suda });
    till.connect("lost");
    await till.sendOrEnqueue(body);
    till.stop();
    await till.logIn({ held: ["give_discount"] });
    till.connect("live");
    await until(() =>
      expect(till.intents()).toMatchObject([
        { user: suda, refused: { code: "pressed-by-another", about: { name: "Another user" } } },
      ]),
    );
    expect(rounds(till.heard())).toEqual([]);
  });

  test("and is sent once a manager has allowed it", async () => {
    const approve: Answer = (request) =>
      request.call === "POST /api/approval"
        ? Response.json({ approval: "1.2.token" })
        : working(request);
    const till = await openFor({ held: ["give_discount"], staff: suda }, approve);
    till.connect("lost");
    await till.sendOrEnqueue(aGivenDiscount());
    till.stop();
    await till.logIn({ held: [] });
    till.connect("live");
    await until(() => expect(till.intents()[0]?.refused).toMatchObject({ status: 403 }));
    const [intent] = till.intents();
    if (intent === undefined || intent.refused === null) throw new Error("It was not refused");
    till.allowIntent(intent, intent.refused, () => void till.sendAgain(intent));
    const { question } = till.useQuestion.getState();
    await question?.onAllow({ username: "anna", password: "demo" });
    await until(() => expect(rounds(till.heard())).toMatchObject([{ approval: "1.2.token" }]));
    await until(() => expect(till.intents()).toEqual([]));
  });

  test("is sent under the login of its own user, and so are the dishes of all", async () => {
    const till = await openFor({ held: ["give_discount"], staff: suda });
    till.connect("lost");
    await till.sendOrEnqueue(aGivenDiscount());
    till.stop();
    await till.logIn({ held: [] });
    await till.keep(aRound(1, "a"));
    till.stop();
    await till.logIn({ held: ["give_discount"], staff: suda });
    till.connect("live");
    await until(() => expect(rounds(till.heard())).toHaveLength(2));
  });

  test("by an earlier release, which stored no user, waits as well", async () => {
    const till = await openFor({ held: ["give_discount"] });
    const { openOutboxStore } = await import("./outbox-store.ts");
    const { add } = openOutboxStore("1.1");
    const stored = { place: "1.1", placeName: "", madeAt: 0, changedLines: [] };
    till.connect("lost");
    await add({ ...stored, key: "gift", body: aGivenDiscount() });
    await add({ ...stored, key: "dish", body: aRound(2, "a") });
    till.connect("live");
    await until(() => expect(rounds(till.heard())).toMatchObject([{ key: "dish" }]));
    await until(() =>
      expect(till.intents()).toMatchObject([{ refused: { code: "pressed-by-another" } }]),
    );
  });
});

describe("what was sent before under another login, and whose reply was lost", () => {
  /** Keeps the discount of Suda, which the server hears or not, and logs in somebody who may give none. */
  async function openAfter(isHeard: boolean, isStillDown = false) {
    const done = new Map<string | null, string>();
    const line = { isDown: true };
    const till = await openFor({ held: ["give_discount"], staff: suda }, (request) => {
      const { call, key, body } = request;
      if (call !== roundCall) return working(request);
      const text = JSON.stringify(body);
      if (line.isDown) {
        if (isHeard && !done.has(key)) done.set(key, text);
        return null;
      }
      const known = done.get(key);
      if (known === text) return working(request);
      if (known === undefined) return refusing("bill-not-found", { isRule: true })(request);
      const reused = { code: "idempotency-key-reused", message: "The key was used" };
      return Response.json(reused, { status: 409 });
    });
    const outcome = till.sendOrEnqueue(aGivenDiscount());
    await until(() => expect(rounds(till.heard())).not.toEqual([]));
    await vi.advanceTimersByTimeAsync(3000);
    expect(await outcome).toMatchObject({ ok: true, isQueued: true });
    till.stop();
    await untilNothingIsSent();
    till.connect("lost");
    await till.logIn({ held: [] });
    // The press itself may have been trying until its user was gone.
    const before = till.heard().length;
    line.isDown = isStillDown;
    till.connect("live");
    return { ...till, line, sentSince: () => rounds(till.heard().slice(before)) };
  }

  test("is done if the server has done it", async () => {
    const till = await openAfter(true);
    await until(() => expect(till.intents()).toEqual([]));
    expect(till.sentSince()).toMatchObject([
      { body: { billItems: [] } },
      { body: aGivenDiscount() },
    ]);
  });

  test("is asked about again if the server does not answer that either", async () => {
    const till = await openAfter(true, true);
    await until(() => expect(till.sentSince()).not.toEqual([]));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(till.intents()).toMatchObject([{ refused: null, done: null }]);
    till.line.isDown = false;
    wakeUp(till);
    await until(() => expect(till.intents()).toEqual([]));
  });

  test("waits for a manager if it has not, and is neither sent nor retried", async () => {
    const till = await openAfter(false);
    // The press itself was still trying when the till kept it.
    await vi.advanceTimersByTimeAsync(10_000);
    await until(() =>
      expect(till.intents()).toMatchObject([{ refused: { code: "pressed-by-another" } }]),
    );
    expect(till.sentSince()).toMatchObject([{ body: { billItems: [] } }]);
  });
});
