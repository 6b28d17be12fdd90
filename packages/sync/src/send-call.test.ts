import { calls } from "@comanda/contract/calls";
import type { Call } from "@comanda/contract/call";
import { requestErrors } from "@comanda/contract/request-errors";
import { sessionEndCode } from "@comanda/contract/till-errors";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { sendCall, type CallTransport, type Outcome } from "./send-call.ts";
import { networkError, notSignedIn, type Failure } from "./failure.ts";
import type { RawResponse } from "./interpret-response.ts";
import { sendWrite } from "./send-write.ts";
import { arbitraryForSchema } from "./testing/arbitrary-for-schema.ts";
import {
  requestOutcomes,
  createFaultyConnection,
  createGuardedServer,
  isSigned,
  refusal,
  foreignResponses,
} from "./testing/guarded-server.ts";

const signedCalls = calls.filter(isSigned).map((call): [string, Call] => [call.name, call]);

const script = fc.array(
  fc.record({
    fate: fc.constantFrom(...requestOutcomes),
    stranger: fc.nat(foreignResponses.length - 1),
  }),
  { maxLength: 12 },
);

type Device = CallTransport & {
  readonly signOuts: () => readonly Failure[];
  readonly signatures: () => number;
  readonly waitedMs: () => number;
  readonly serverTimes: () => readonly number[];
};

/** A device that signs each request with its own number, and waits without taking time. */
function createDevice(
  exchange: (nonce: number) => RawResponse,
  key: "here" | "key-lost" | "not-now" = "here",
): Device {
  const signOuts: Failure[] = [];
  const serverTimes: number[] = [];
  let signatures = 0;
  let waitedMs = 0;
  return {
    sign: () => {
      signatures += 1;
      return Promise.resolve(key === "here" ? { nonce: String(signatures) } : key);
    },
    exchange: ({ nonce }) => Promise.resolve(exchange(Number(nonce))),
    adoptServerTime: (ms) => void serverTimes.push(ms),
    endSession: (because) => {
      signOuts.push(because);
      return Promise.resolve();
    },
    pause: (ms) => {
      waitedMs += ms;
      return Promise.resolve();
    },
    signOuts: () => signOuts,
    signatures: () => signatures,
    waitedMs: () => waitedMs,
    serverTimes: () => serverTimes,
  };
}

/** A press is sent again, by a person or the outbox, until the server answers. */
async function retryUntilSettled(call: Call, line: CallTransport): Promise<Outcome<Call>> {
  for (;;) {
    const outcome = await sendWrite(() => sendCall(call, line), line.pause);
    if (outcome.ok) return outcome;
  }
}

describe.each(signedCalls)(
  "%s, over a line that loses, doubles, delays and lies",
  (_name, call) => {
    test("keeps its session, is carried out once, and ends with its reply", async () => {
      const cases = fc.tuple(script, arbitraryForSchema(call.reply));
      await fc.assert(
        fc.asyncProperty(cases, async ([events, reply]) => {
          const server = createGuardedServer(reply);
          const line = createFaultyConnection(server, events);
          const till = createDevice((nonce) => line.carry({ nonce, key: "one press" }));
          const outcome = await retryUntilSettled(call, till);
          expect(outcome).toEqual({ ok: true, reply });
          expect(till.signOuts()).toEqual([]);
          expect([...server.effects()]).toEqual([["one press", 1]]);
        }),
        { numRuns: 25 },
      );
    });
  },
);

const anyCall = calls.find(isSigned);
if (anyCall === undefined) throw new Error("The contract has no signed call");

describe("a response that refuses the request", () => {
  const codes = Object.keys(requestErrors).filter((code) => code in requestErrors);
  test.each(codes)("%s ends the session only if it says so", async (code) => {
    const answer = { ...refusal(sessionEndCode), body: { value: { code, message: "" } } };
    const till = createDevice(() => answer);
    const outcome = await sendCall(anyCall, till);
    expect(outcome.ok).toBe(false);
    expect(till.signOuts().map((failure) => failure.code)).toEqual(
      code === sessionEndCode ? [code] : [],
    );
  });

  test.each(foreignResponses)(
    "nobody but our server ends a session or is believed: %j",
    async (answer) => {
      const till = createDevice(() => answer);
      expect(await sendCall(anyCall, till)).toEqual({ ok: false, failure: networkError });
      expect(till.signOuts()).toEqual([]);
    },
  );

  test("is signed again once for each reason, then given up as a lost connection", async () => {
    const answers = [
      refusal("clock-skewed", { serverTimeMs: 5 }),
      refusal("request-replayed"),
      refusal("request-replayed"),
    ];
    const till = createDevice((nonce) => answers[nonce - 1] ?? null);
    expect(await sendCall(anyCall, till)).toEqual({ ok: false, failure: networkError });
    expect(till.signatures()).toBe(3);
    expect(till.serverTimes()).toEqual([5]);
  });

  test("that asks to wait is retried after that time, and shown to the person in the end", async () => {
    const busy = { ...refusal("too-many-calls"), retryAfter: "2" };
    const once = createDevice((nonce) => (nonce === 1 ? busy : null));
    await sendCall(anyCall, once);
    expect([once.signatures(), once.waitedMs()]).toEqual([2, 2000]);
    for (const retryAfter of [null, "later"]) {
      const vague = createDevice((nonce) => (nonce === 1 ? { ...busy, retryAfter } : null));
      await sendCall(anyCall, vague);
      expect(vague.waitedMs()).toBe(1000);
    }
    const busyFor = createDevice(() => busy);
    const always = await sendCall(anyCall, busyFor);
    expect(always).toMatchObject({ ok: false, failure: { code: "too-many-calls" } });
    // The call waits for six seconds, but not for eight.
    expect([busyFor.signatures(), busyFor.waitedMs()]).toEqual([4, 6000]);
  });

  test.each([
    ["0", 250],
    ["5", 5000],
    ["3600", 5000],
  ])("with a wait of %s s is retried after %i ms", async (retryAfter, waitedMs) => {
    const busy = { ...refusal("too-many-calls"), retryAfter };
    const till = createDevice((nonce) => (nonce === 1 ? busy : null));
    await sendCall(anyCall, till);
    expect(till.waitedMs()).toBe(waitedMs);
  });

  test("for a user who no longer works at the location ends the session", async () => {
    const till = createDevice(() => refusal("record-not-found", { entity: "Location", id: 1 }));
    await sendCall(anyCall, till);
    expect(till.signOuts()).toHaveLength(1);
  });

  test("that a gateway rejects as too large is reported, and not retried forever", async () => {
    const outcome = await sendCall(
      anyCall,
      createDevice(() => ({ status: 413, body: null, retryAfter: null })),
    );
    expect(outcome).toMatchObject({ ok: false, failure: { code: "body-too-large", status: 413 } });
  });
});

test("a device that has lost its key ends its session", async () => {
  const till = createDevice(() => null, "key-lost");
  expect(await sendCall(anyCall, till)).toEqual({ ok: false, failure: notSignedIn });
  expect(till.signOuts()).toEqual([notSignedIn]);
});

test("a write without a reply is tried five times, half a second to four seconds apart", async () => {
  const till = createDevice(() => null);
  const outcome = await sendWrite(() => sendCall(anyCall, till), till.pause);
  expect(outcome).toEqual({ ok: false, failure: networkError });
  expect([till.signatures(), till.waitedMs()]).toEqual([5, 7500]);
});

test("a device that temporarily cannot read its key keeps its session", async () => {
  const till = createDevice(() => null, "not-now");
  expect(await sendCall(anyCall, till)).toEqual({ ok: false, failure: networkError });
  expect(till.signOuts()).toEqual([]);
});
