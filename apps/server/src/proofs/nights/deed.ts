import type { Call } from "@comanda/contract/call";
import type { Instant } from "@comanda/contract/wire";
import type { Refusal } from "@comanda/domain/refusal";
import fc from "fast-check";

import type { RefusedCall } from "#call/refused-call.ts";

import type { Model } from "./model.ts";
import type { Night } from "./night.ts";

/** What the rules make of a call: a no, or what the reply says and the model that follows. */
export type Verdict =
  | Refusal
  | RefusedCall
  /** Several reasons, of which the server may name any. */
  | { readonly anyOf: readonly Refusal[] }
  | {
      readonly reply: Readonly<Record<string, unknown>>;
      /** What else there is to say of the reply. */
      readonly isRight?: (reply: unknown) => boolean;
      /** With the id that the server gave, where it gave one, and all else that it said. */
      readonly after: (given: number, reply: unknown) => Model;
    };

/** A call that changes something, and what the domain says to it. */
export type Asked = {
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

/** Something that staff does in a night. It is told in counts, so that it can be replayed on any night. */
export type Deed = {
  readonly ask: (night: Night) => Asked | null;
  readonly toString: () => string;
};

/** A kind of deed: what chance decides, and the call that it comes to; null where there is nothing to do it with. */
export function deedOf<Chosen>(
  name: string,
  chosen: fc.Arbitrary<Chosen>,
  ask: (night: Night, values: Chosen) => Asked | null,
): fc.Arbitrary<Deed> {
  return chosen.map((values) => {
    const told = (): string => `${name} ${fc.stringify(values)}`;
    return {
      ask: (night: Night) => ask(night, values),
      toString: told,
      [fc.toStringMethod]: told,
    };
  });
}

export const anyTill = fc.nat(3);
export const anyBill = fc.nat(5);
