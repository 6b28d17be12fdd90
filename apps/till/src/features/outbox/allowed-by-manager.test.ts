import { hash } from "node:crypto";

import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import {
  closeOutboxes,
  openOutbox,
  refusing,
  roundCall,
  until,
  working,
} from "./testing/open-outbox.ts";
import { aRound, type Answer, type Heard } from "./testing/open-till.ts";

beforeAll(() => void vi.resetModules());
afterEach(closeOutboxes);

const askCall = "POST /api/approval";
const aboveLimit = refusing("discount-above-limit", { about: { limit: 20 }, isRule: true });

/** Refuses rounds without an approval, and wrong passwords. */
const strict: Answer = (request) => {
  const { call, approval, body } = request;
  if (call === roundCall && approval === null) return aboveLimit(request);
  if (call !== askCall) return working(request);
  const isRight = new Map(Object.entries(Object(body))).get("password") === "demo";
  return isRight
    ? Response.json({ approval: "1.2.token" })
    : Response.json({ code: "approval-password-wrong", message: "" }, { status: 403 });
};

async function openStrictTill() {
  const till = await openOutbox(strict);
  const { useQuestion } = await import("../approval/question-store.ts");
  const { askAboutWrite } = await import("../approval/ask-about-write.ts");
  const { setAskManager } = await import("#records/approval-link.ts");
  const { allowIntent } = await import("../approval/index.ts");
  const { sendAgain } = await import("./open-as-new.ts");
  const { sendOrEnqueue } = await import("#records/send-or-enqueue.ts");
  useQuestion.setState(useQuestion.getInitialState());
  setAskManager(askAboutWrite);
  till.atEnd(() => setAskManager(null));
  const question = () => {
    const asked = useQuestion.getState().question;
    if (asked === null) throw new Error("Nobody is asked");
    return asked;
  };
  return { ...till, allowIntent, sendAgain, sendOrEnqueue, question };
}

const rounds = (heard: readonly Heard[]) => heard.filter(({ call }) => call === roundCall);

describe("a round that its user may not send alone", () => {
  test("waits for a manager, and is sent once more under the key that the manager allowed", async () => {
    const till = await openStrictTill();
    const body = aRound(1, "a");
    const sent = till.sendOrEnqueue(body);
    await until(() => expect(till.question().failure.code).toBe("discount-above-limit"));
    expect(till.question().request).toMatchObject({ body });
    const wrong = await till.question().onAllow({ username: "anna", password: "x" });
    expect(wrong?.code).toBe("approval-password-wrong");
    expect(await till.question().onAllow({ username: "anna", password: "demo" })).toBeNull();
    expect(await sent).toMatchObject({ ok: true, isQueued: false });
    const allowed = rounds(till.heard()).at(-1);
    expect(allowed).toMatchObject({ approval: "1.2.token", body });
    expect(till.heard().findLast(({ call }) => call === askCall)?.body).toMatchObject({
      username: "anna",
      call: "update-bill",
      target: "/api/bill/update",
      key: allowed?.key,
      bodyHash: hash("sha256", JSON.stringify(allowed?.body), "hex"),
    });
  });

  test("stays refused if nobody allows it", async () => {
    const till = await openStrictTill();
    const sent = till.sendOrEnqueue(aRound(1, "a"));
    await until(() => expect(till.question().call).toBe("update-bill"));
    till.question().onCancel();
    expect(await sent).toMatchObject({ ok: false, failure: { code: "discount-above-limit" } });
    expect(rounds(till.heard())).toHaveLength(1);
  });

  test("and was kept offline, is allowed from the list of what is not sent", async () => {
    const till = await openStrictTill();
    await till.start();
    await till.keep(aRound(1, "a"));
    await until(() =>
      expect(till.intents()).toMatchObject([{ refused: { about: { limit: 20 } } }]),
    );
    const [intent] = till.intents();
    if (intent === undefined || intent.refused === null) throw new Error("Nothing was refused");
    till.allowIntent(intent, intent.refused, () => void till.sendAgain(intent));
    expect(till.question().request).toEqual({ body: intent.body });
    await till.question().onAllow({ username: "anna", password: "demo" });
    await until(() => expect(rounds(till.heard()).at(-1)?.approval).toBe("1.2.token"));
    expect(new Set(rounds(till.heard()).map(({ key }) => key)).size).toBe(1);
    await until(() => expect(till.intents()).toEqual([]));
  });
});
