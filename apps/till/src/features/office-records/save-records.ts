import type { OfficeCalls } from "@comanda/contract/office";

import type { Outcome } from "#api/call.ts";
import { write } from "#records/write.ts";

import type { Fields, Thing } from "./office-record.ts";
import { topics, type TopicName } from "./topics.ts";

export type Draft = Fields & { readonly id?: number; readonly revision?: number };

type Rows = {
  readonly save?: readonly Draft[];
  readonly retire?: readonly Pick<Thing, "id" | "revision">[];
};

/** Saves and retires all rows, or none if the server refuses one. */
export function saveThings(
  name: TopicName,
  { save = [], retire = [] }: Rows,
): Promise<Outcome<OfficeCalls["save"]>> {
  const calls: OfficeCalls = topics[name];
  const body = {
    save: [...save],
    retire: retire.map(({ id, revision }) => ({ id, revision })),
  };
  return write(calls.save, { body });
}
