import { randomUUID } from "node:crypto";

import { callTarget } from "@comanda/contract/call";
import { startWorkDay } from "@comanda/contract/day";
import { signedHeaders } from "@comanda/contract/signed-request";
import { id } from "@comanda/domain/id";
import { instant } from "@comanda/domain/time/instant";
import fastify from "fastify";
import { expect, test } from "vitest";

import { callRegistry } from "./register-calls.ts";
import type { Session } from "#call/session.ts";

const session: Session = {
  id: "session",
  staff: id(1),
  permissions: ["start_day"],
  location: id(1),
  station: null,
  epoch: 0,
};

test("a write's preparation runs before it locks the location", async () => {
  const steps: string[] = [];
  const app = fastify();
  const { answerPreparedWrite } = callRegistry(app, {
    authenticate: async () => ({ session, keyOffer: null }),
    command: async () => {
      steps.push("takes its turn");
      return { written: "{}" };
    },
    gateBody: async () => null,
    finishPapers: async (written) => written,
    hashRequest: () => "",
    approvals: { read: () => null, apply: async (context) => context },
    clock: () => instant(0),
    runInBackground: null,
  });
  answerPreparedWrite(
    startWorkDay,
    async () => {
      await new Promise((resolve) => setImmediate(resolve));
      steps.push("prepares");
    },
    async () => ({ id: id<"work-day">(1) }),
  );
  const { method } = startWorkDay;
  const ask = (headers: Readonly<Record<string, string>>) =>
    app.inject({ method, url: callTarget(startWorkDay), headers });
  const withoutKey = await ask({});
  expect([withoutKey.statusCode, steps]).toEqual([400, []]);
  const asked = await ask({ [signedHeaders.idempotencyKey]: randomUUID() });
  expect([asked.statusCode, steps]).toEqual([200, ["prepares", "takes its turn"]]);
});
