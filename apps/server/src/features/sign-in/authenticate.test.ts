import { randomUUID } from "node:crypto";

import { startWorkDay } from "@comanda/contract/day";
import { listMenu } from "@comanda/contract/menu";
import { pickStation } from "@comanda/contract/pick-station";
import { signatureWindow } from "@comanda/contract/signed-request";
import { msPerHour, msPerMinute } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { testEngine } from "../../testing/test-engine.ts";
import {
  callAs,
  errorOf,
  send,
  signedRequest,
  signInAs,
  type SentRequest,
  type SignedIn,
} from "../../testing/test-till.ts";

let app: TestApp;
let waiter: SignedIn;
let harbour: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  waiter = await signInAs(app, "waiter");
  harbour = await signInAs(app, "harbour");
});
afterAll(() => app.close());

const idempotencyKey = "5f0c1f0e-7d52-4c61-9f0e-0a1b2c3d4e5f";

/** A signed write with everything that can be signed. */
function aRequest(): SentRequest {
  return signedRequest(app, waiter, pickStation, {
    params: { id: 1 },
    body: { anything: 100 },
    idempotencyKey,
  });
}

function withHeader(request: SentRequest, name: string, value: string | null): SentRequest {
  const { [name]: _before, ...others } = request.headers;
  return { ...request, headers: value === null ? others : { ...others, [name]: value } };
}

function withToken(request: SentRequest, pattern: RegExp | string, value: string): SentRequest {
  return withHeader(request, "X-WSSE", (request.headers["X-WSSE"] ?? "").replace(pattern, value));
}

async function codeOf(request: SentRequest): Promise<string> {
  const response = await send(app, request);
  return response.statusCode === 200 ? "ok" : errorOf(response).code;
}

test("a request that is unchanged since its signature is accepted", async () => {
  expect(await codeOf(aRequest())).toBe("ok");
});

test("a replayed request is refused", async () => {
  const request = aRequest();
  expect(await codeOf(request)).toBe("ok");
  expect(await codeOf(request)).toBe("request-replayed");
});

test("a forged request does not use up the nonce of the real one", async () => {
  const request = aRequest();
  await codeOf(withToken(request, /Digest="[^"]*"/, `Digest="${"A".repeat(43)}="`));
  expect(await codeOf(request)).toBe("ok");
});

describe("the clock check", () => {
  const signedAt = (aheadMs: number) => signedRequest(app, waiter, listMenu, { aheadMs });

  test("accepts a till a minute behind or half a minute ahead", async () => {
    app.advance(msPerHour);
    expect(await codeOf(signedAt(-signatureWindow.pastMs))).toBe("ok");
    expect(await codeOf(signedAt(signatureWindow.futureMs))).toBe("ok");
  });

  test("replies with the server's time to a till further off, so that it can sign again", async () => {
    for (const aheadMs of [-signatureWindow.pastMs - 1, signatureWindow.futureMs + 1]) {
      // Each reply is checked before the next request.
      const error = errorOf(await send(app, signedAt(aheadMs)));
      expect(error).toMatchObject({ status: 401, code: "clock-skewed" });
      expect(error.about).toEqual({ serverTimeMs: app.now() });
    }
  });

  test("reveals the time only to callers with the key", async () => {
    const request = withToken(
      signedAt(-msPerHour),
      /Digest="[^"]*"/,
      `Digest="${"A".repeat(43)}="`,
    );
    expect(errorOf(await send(app, request))).not.toHaveProperty("about");
  });

  test("allows no replay at the end of the window", async () => {
    const request = signedAt(signatureWindow.futureMs);
    expect(await codeOf(request)).toBe("ok");
    app.advance(signatureWindow.futureMs + signatureWindow.pastMs);
    expect(await codeOf(request)).toBe("request-replayed");
    app.advance(1);
    expect(await codeOf(request)).toBe("clock-skewed");
  });

  test("does not reopen an old window when the server's clock is set back a little", async () => {
    const old = aRequest();
    app.advance(msPerMinute + 1);
    expect(await codeOf(signedAt(0))).toBe("ok");
    app.advance(-msPerMinute);
    expect(await codeOf(old)).toBe("clock-skewed");
    app.advance(msPerMinute);
  });

  test("refuses a request that the previous process has seen", async () => {
    const request = aRequest();
    expect(await codeOf(request)).toBe("ok");
    app.advance(5);
    await app.restart();
    // PostgreSQL remembers the request; the only process on SQLite refuses everything from before its start.
    const code = testEngine === "sqlite" ? "clock-skewed" : "request-replayed";
    expect(await codeOf(request)).toBe(code);
    expect(await codeOf(aRequest())).toBe("ok");
  });
});

describe("a location", () => {
  test("that is not the user's looks as if it did not exist", async () => {
    const lotus = waiter.user.subLocations[0] ?? 0;
    const response = await callAs(app, harbour, listMenu, { location: lotus });
    expect(errorOf(response)).toEqual({
      status: 404,
      code: "record-not-found",
      message: `Location #${lotus} does not exist or deleted`,
      about: { entity: "Location", id: lotus },
    });
  });

  test("that does not exist looks the same", async () => {
    const response = await callAs(app, harbour, listMenu, { location: 999_999 });
    expect(errorOf(response)).toMatchObject({ status: 404, code: "record-not-found" });
  });
});

describe("the next call is refused after", () => {
  const setHarbour = (change: object): Promise<unknown> =>
    app.database().updateTable("staff").set(change).where("username", "=", "harbour").execute();

  async function codeAfter(
    change: object,
    call: typeof listMenu | typeof startWorkDay,
  ): Promise<string> {
    const till = await signInAs(app, "harbour");
    const before = await app
      .database()
      .selectFrom("staff")
      .select(["permissions", "may_log_in", "deleted_at"])
      .where("username", "=", "harbour")
      .executeTakeFirstOrThrow();
    expect((await callAs(app, till, listMenu)).statusCode).toBe(200);
    await setHarbour(change);
    const response = await callAs(app, till, call, { idempotencyKey: randomUUID() });
    await setHarbour(before);
    return response.statusCode === 200 ? "ok" : errorOf(response).code;
  }

  test("a permission was removed", async () => {
    expect(await codeAfter({ permissions: "[]" }, startWorkDay)).toBe("permission-denied");
  });

  test("the right to sign in was removed", async () => {
    expect(await codeAfter({ may_log_in: 0 }, listMenu)).toBe("not-signed-in");
  });

  test("the user has left", async () => {
    expect(await codeAfter({ deleted_at: app.now() }, listMenu)).toBe("not-signed-in");
  });
});
