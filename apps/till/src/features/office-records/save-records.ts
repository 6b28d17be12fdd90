import type { OfficeCalls } from "@comanda/contract/office";

import type { Outcome } from "#api/call.ts";
import { write } from "#records/write.ts";

import type { Fields, OfficeRecord } from "./office-record.ts";
import { topics, type TopicName } from "./topics.ts";

export type RecordDraft = Fields & { readonly id?: number; readonly revision?: number };

type RowsToSave = {
  readonly save?: readonly RecordDraft[];
  readonly retire?: readonly Pick<OfficeRecord, "id" | "revision">[];
};

/** Saves and retires all rows, or none if the server refuses one. */
export function saveRecords(
  name: TopicName,
  { save = [], retire = [] }: RowsToSave,
): Promise<Outcome<OfficeCalls["save"]>> {
  const calls: OfficeCalls = topics[name];
  const body = {
    save: [...save],
    retire: retire.map(({ id, revision }) => ({ id, revision })),
  };
  return write(calls.save, { body });
}
