import type { Instant } from "@comanda/contract/wire";
import { refuse } from "@comanda/domain/refusal";
import type { LightMyRequestResponse } from "fastify";

import type { ActionCall, Verdict } from "./action.ts";
import { followSplit } from "./follow-split.ts";
import type { Model } from "./model.ts";
import type { VenueFacts } from "./venue-facts.ts";

export type ActionReply = {
  readonly asked: ActionCall;
  /** Whether the user of the till has the permission that the call needs. */
  readonly isAllowed: boolean;
  readonly response: LightMyRequestResponse;
};

/**
 * Linearizes concurrent actions: returns the model after them, in the one order that explains all replies; null if
 * there is none.
 */
export function linearize(
  model: Model,
  answers: readonly ActionReply[],
  moment: Moment,
): Model | null {
  const orders = answers.length === 2 ? [answers, answers.toReversed()] : [answers];
  for (const order of orders) {
    const after = replay(model, order, moment);
    if (after !== null && isInOrder(order)) return after;
  }
  return null;
}

type Moment = { readonly facts: VenueFacts; readonly at: Instant };

function replay(model: Model, order: readonly ActionReply[], moment: Moment): Model | null {
  let after = model;
  for (const { response, ...one } of order) {
    const verdict = verdictOn(one, after, moment.at);
    if (!agrees(verdict, response)) return null;
    if ("after" in verdict) {
      const reply = bodyOf(response);
      after = followSplit(after, verdict.after(newId(reply), reply), moment);
    }
  }
  return after;
}

/** A split makes a second bill. */
function newId(body: Readonly<Record<string, unknown>>): number {
  return Number(body["secondBill"] ?? body["id"]);
}

function verdictOn(
  { asked, isAllowed }: Omit<ActionReply, "response">,
  model: Model,
  at: Instant,
): Verdict {
  return isAllowed ? asked.verdict(model, at) : refuse("permission-denied");
}

function agrees(verdict: Verdict, response: LightMyRequestResponse): boolean {
  const body = bodyOf(response);
  if (!("after" in verdict)) {
    const reasons = "anyOf" in verdict ? verdict.anyOf : [verdict];
    return reasons.some(({ refusal }) => refusal === body["code"]);
  }
  return (
    response.statusCode === 200 &&
    Object.entries(verdict.reply).every(([field, value]) => body[field] === value) &&
    verdict.isRight?.(body) !== false
  );
}

/** The journal's numbers show which of two writes was first; a write without changes has no number of its own. */
function isInOrder(order: readonly ActionReply[]): boolean {
  const pings = order.filter(({ response }) => response.statusCode === 200).map(pingOf);
  return pings.every((ping, index) => index === 0 || ping >= (pings[index - 1] ?? 0));
}

export function pingOf({ response }: Pick<ActionReply, "response">): number {
  return Number(bodyOf(response)["ping"]);
}

function bodyOf(response: LightMyRequestResponse): Readonly<Record<string, unknown>> {
  return response.json();
}

/** For the failure message: what the rules say, and what the server replied. */
export function describeMismatch(
  model: Model,
  answers: readonly ActionReply[],
  at: Instant,
): string {
  return answers
    .map(({ response, ...one }) => {
      const { asked } = one;
      const verdict = verdictOn(one, model, at);
      return `${asked.call.name} ${JSON.stringify(asked.input)}
  rules:  ${JSON.stringify(verdict)}
  server: ${response.statusCode} ${response.body}`;
    })
    .join("\n");
}
