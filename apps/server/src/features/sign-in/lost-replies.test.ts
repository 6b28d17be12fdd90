import { needsKey, type Call } from "@comanda/contract/call";
import { calls } from "@comanda/contract/calls";
import { watchChanges } from "@comanda/contract/live";
import { sendCall } from "@comanda/sync/send-call";
import type { RawResponse } from "@comanda/sync/interpret-response";
import { parseJsonOrNull } from "@comanda/sync/parse-json-or-null";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { send, signedRequest, signInAs, type SignedIn } from "../../testing/test-till.ts";

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInAs(app, "admin");
});
afterAll(() => app.close());

/** A stream has no reply that could be lost. */
const signedCalls = calls
  .filter((call) => call.permission !== "public" && call !== watchChanges)
  .map((call): [string, Call] => [call.name, call]);

test.each(signedCalls)(
  "%s, which a browser resends after a broken connection, is answered without ending the session",
  async (_name, call) => {
    const endings: unknown[] = [];
    const lost: LightMyRequestResponse[] = [];
    const key = crypto.randomUUID();
    const outcome = await sendCall(call, {
      sign: () => Promise.resolve({}),
      exchange: async () => {
        const request = signedRequest(app, admin, call, {
          ...input(call),
          ...(needsKey(call) && { idempotencyKey: key }),
        });
        if (lost.length === 0) lost.push(await send(app, request));
        return answerOf(await send(app, request));
      },
      adoptServerTime: () => {},
      endSession: async (because) => void endings.push(because),
      pause: () => Promise.resolve(),
    });
    expect(endings).toEqual([]);
    const first = lost[0]?.json();
    // A repeated write gets the lost reply; a repeated read may return newer data.
    const answered = outcome.ok ? outcome.reply : outcome.failure.code;
    const expected = lost[0]?.statusCode === 200 ? first : first.code;
    expect(needsKey(call) || !outcome.ok ? answered : expected).toEqual(expected);
  },
);

function input(call: Call) {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return {
    params: Object.fromEntries(names.map((name) => [name, 1])),
    ...(call.body !== undefined && { body: {} }),
  };
}

function answerOf({ statusCode, body, headers }: LightMyRequestResponse): RawResponse {
  const retryAfter = headers["retry-after"];
  const text = parseJsonOrNull(body);
  return {
    status: statusCode,
    body: text === null && body !== "null" ? null : { value: text },
    retryAfter: typeof retryAfter === "string" ? retryAfter : null,
  };
}
