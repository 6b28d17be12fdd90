import { randomUUID } from "node:crypto";

import { rightToApprove } from "@comanda/contract/approval";
import type { Call } from "@comanda/contract/call";
import { hasRight } from "@comanda/domain/staff/permission";
import { instant, msPerMinute } from "@comanda/domain/time/instant";
import fc from "fast-check";

import { writeWithManager } from "../../testing/ask-manager.ts";
import { callAs, type SignedIn } from "../../testing/test-till.ts";
import type { ActionCall, Action } from "./action.ts";
import { anyAction } from "./actions/all-actions.ts";
import { joinTwoBills } from "./actions/merge-bills.ts";
import { orderNewBill } from "./actions/new-bill.ts";
import { partJoinedBills } from "./actions/part-bill.ts";
import { updateOldBill } from "./actions/update-bill.ts";
import { linearize, pingOf, describeMismatch, type ActionReply } from "./linearize.ts";
import type { Night } from "./night.ts";
import { loadBills } from "./load-bills.ts";
import { readPeople } from "./read-model.ts";
import { ringInNight } from "./ring-in-night.ts";
import { applyReply } from "./catch-up.ts";

/** A step of a night: one action, two concurrent ones, a retry, time that passes, or a clock that is set back. */
export type Step = {
  readonly run: (night: Night) => Promise<void>;
  readonly toString: () => string;
};

function stepOf<Chosen>(
  name: string,
  chosen: fc.Arbitrary<Chosen>,
  run: (night: Night, values: Chosen) => Promise<void>,
): fc.Arbitrary<Step> {
  return chosen.map((values) => {
    const says = (): string => `${name} ${fc.stringify(values)}`;
    return {
      run: (night: Night) => run(night, values),
      toString: says,
      [fc.toStringMethod]: says,
    };
  });
}

const stepWith = (action: fc.Arbitrary<Action>): fc.Arbitrary<Step> =>
  stepOf("do", action, async (night, chosen) => runConcurrently(night, [chosen]));

/** Little can happen before the first guests have ordered. */
const firstStep = stepWith(orderNewBill);

/** By chance alone, hardly any bills would be joined that can be taken apart. */
const joinAndPart: fc.Arbitrary<readonly Step[]> = fc.tuple(
  stepWith(joinTwoBills),
  stepWith(updateOldBill),
  stepWith(partJoinedBills),
);

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: stepWith(anyAction) },
  {
    weight: 3,
    arbitrary: stepOf("do both", fc.tuple(anyAction, anyAction), async (night, both) =>
      runConcurrently(night, both),
    ),
  },
  {
    weight: 2,
    arbitrary: stepOf("do with a manager", anyAction, async (night, action) =>
      runConcurrently(night, [action], "admin"),
    ),
  },
  { weight: 1, arbitrary: stepOf("send again", fc.nat(20), sendAgain) },
  { weight: 1, arbitrary: stepOf("send another with the key of", fc.nat(20), reuseKey) },
  {
    weight: 1,
    arbitrary: stepOf("wait", fc.constantFrom(1, 7, 40), async (night, minutes) => {
      night.app.advance(minutes * msPerMinute);
      await ringInNight(night);
    }),
  },
  {
    weight: 1,
    arbitrary: stepOf("set the clock back", fc.constantFrom(3, 300), setClockBack),
  },
);

/** A random night, short enough that a thousand of them fit into a test. */
export const anyNight: fc.Arbitrary<readonly Step[]> = fc
  .tuple(
    fc.array(firstStep, { minLength: 2, maxLength: 3 }),
    fc.array(fc.oneof({ weight: 12, arbitrary: anyStep.map((step) => [step]) }, joinAndPart), {
      minLength: 2,
      maxLength: 10,
    }),
  )
  .map(([first, others]) => [...first, ...others.flat()]);

/** Runs concurrent actions, and checks the replies against the rules. A manager allows what their users may not do. */
export async function runConcurrently(
  night: Night,
  actions: readonly Action[],
  manager?: string,
): Promise<void> {
  const asked = actions.flatMap((action) => action.toCall(night) ?? []);
  const at = instant(night.app.now());
  const answers = await Promise.all(asked.map((one) => runAction(night, one, manager)));
  const after = linearize(night.model(), answers, { facts: night.facts, at });
  if (after === null) throw new Error(describeMismatch(night.model(), answers, at));
  night.follow(after);
  const written = answers.filter(({ response }) => response.statusCode === 200);
  for (const { asked: one, response } of written.toSorted(compareByPing)) {
    night.noteRow(pingOf({ response }));
    applyReply(night.till(one.till), response.body);
  }
}

function compareByPing(one: ActionReply, other: ActionReply): number {
  return pingOf(one) - pingOf(other);
}

async function runAction(night: Night, asked: ActionCall, manager?: string) {
  const { till, call, input } = asked;
  const key = randomUUID();
  const { signedIn } = night.till(till);
  if (manager !== undefined && !isAllowed(signedIn, call) && rightToApprove(call.name) !== null) {
    const response = await writeWithManager(night.app, signedIn, { call, ...input }, manager);
    return { asked, isAllowed: true, response };
  }
  const response = await callAs(night.app, signedIn, call, { ...input, idempotencyKey: key });
  if (response.statusCode === 200)
    night.sent.push({ till, call, input, key, reply: response.body });
  return { asked, isAllowed: isAllowed(signedIn, call), response };
}

function isAllowed({ user }: SignedIn, { permission }: Call): boolean {
  return (
    permission === "public" || permission === "session" || hasRight(user.permissions, permission)
  );
}

async function sendAgain(night: Night, back: number): Promise<void> {
  const sent = night.sent.at(-1 - (back % Math.max(1, night.sent.length)));
  if (sent === undefined) return;
  const input = { ...sent.input, idempotencyKey: sent.key };
  const response = await callAs(night.app, night.till(sent.till).signedIn, sent.call, input);
  if (response.statusCode === 200 && response.body === sent.reply) return;
  throw new Error(`Sent again, ${sent.reply} became ${response.statusCode} ${response.body}`);
}

async function reuseKey(night: Night, back: number): Promise<void> {
  const sent = night.sent.at(-1 - (back % Math.max(1, night.sent.length)));
  if (sent === undefined) return;
  const input = { ...sent.input, body: { statusNote: "another" }, idempotencyKey: sent.key };
  const call = { ...sent.call, method: "PATCH", path: "/bill/void/1" } as const;
  const response = await callAs(night.app, night.tills[0]?.signedIn ?? never(), call, input);
  if (response.statusCode === 409 && response.body.includes('"idempotency-key-reused"')) return;
  throw new Error(`A key was taken for two requests: ${response.body}`);
}

/** All sessions end, so everybody signs in again. Nothing else changes by it. */
async function setClockBack(night: Night, minutes: number): Promise<void> {
  const { app, facts } = night;
  app.advance(-minutes * msPerMinute);
  for (const till of night.tills) await till.signInAgain();
  const people = await readPeople(app.database(), facts.location);
  night.follow({ ...night.model(), ...people });
  night.noteRow((await loadBills(app, night.tills[0]?.signedIn)).ping);
  await ringInNight(night);
}

function never(): never {
  throw new Error("A house has tills");
}
