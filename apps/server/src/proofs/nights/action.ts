import type { Call } from "@comanda/contract/call";
import type { Instant } from "@comanda/contract/wire";
import type { Refusal } from "@comanda/domain/refusal";
import fc from "fast-check";

import type { RefusedCall } from "#call/refused-call.ts";

import type { Model } from "./model.ts";
import type { Night } from "./night.ts";

/** The expected outcome of a call: a refusal, or the reply and the model after it. */
export type Verdict =
  | Refusal
  | RefusedCall
  /** Several reasons, of which the server may name any. */
  | { readonly anyOf: readonly Refusal[] }
  | {
      readonly reply: Readonly<Record<string, unknown>>;
      /** Further checks of the reply. */
      readonly isRight?: (reply: unknown) => boolean;
      /** Called with the id that the server gave, if any, and the rest of its reply. */
      readonly after: (given: number, reply: unknown) => Model;
    };

/** A write, and its expected outcome by the domain's rules. */
export type ActionCall = {
  /** Which of the night's tills sends it. */
  readonly till: number;
  readonly call: Call;
  readonly input: {
    readonly params?: Readonly<Record<string, number>>;
    readonly query?: Readonly<Record<string, string>>;
    readonly body?: object;
  };
  readonly verdict: (model: Model, at: Instant) => Verdict;
};

/**
 * Something that staff does in a night. It refers to bills and tills by index, so that it can be replayed on any night.
 */
export type Action = {
  readonly toCall: (night: Night) => ActionCall | null;
  readonly toString: () => string;
};

/** A kind of action: its random values, and the call that they lead to; null if there is nothing to do it with. */
export function actionOf<Chosen>(
  name: string,
  chosen: fc.Arbitrary<Chosen>,
  toCall: (night: Night, values: Chosen) => ActionCall | null,
): fc.Arbitrary<Action> {
  return chosen.map((values) => {
    const describe = (): string => `${name} ${fc.stringify(values)}`;
    return {
      toCall: (night: Night) => toCall(night, values),
      toString: describe,
      [fc.toStringMethod]: describe,
    };
  });
}

export const anyTill = fc.nat(3);
/** The manager is at the third till; others lack some rights. */
export const mostlyManager = fc.oneof(
  { weight: 4, arbitrary: fc.constant(2) },
  { weight: 1, arbitrary: anyTill },
);
export const anyBill = fc.nat(5);
