import type { Call } from "@comanda/contract/call";
import type { OfficeCalls } from "@comanda/contract/office";

import type { Office } from "./test-office.ts";

type RecordHead = { readonly id: number; readonly revision: number };

/** Saves a new record. */
export async function addRecord(
  office: Office,
  topic: { readonly save: Call },
  row: object,
): Promise<RecordHead> {
  const reply = await office.send(topic, { save: [row] });
  const [added] = reply.json<{ readonly saved?: readonly RecordHead[] }>().saved ?? [];
  if (added === undefined) throw new Error(reply.body);
  return added;
}

type Uses = {
  /** Everything that refers to the record, such as "article Soda". */
  readonly listed: readonly string[];
  /** What prevented it from being retired; nothing if it was retired. */
  readonly holding: readonly string[];
};

/** Lists the uses of a record, and tries to retire it. */
export async function usesOfRecord(
  office: Office,
  topic: { readonly save: Call; readonly uses: OfficeCalls["uses"] },
  { id, revision }: RecordHead,
): Promise<Uses> {
  const listed = await office.usesOf(topic, id);
  const reply = await office.send(topic, { retire: [{ id, revision }] });
  const { uses = [] } = reply.json<{ readonly uses?: typeof listed }>();
  const toText = ({ kind, name }: (typeof listed)[number]): string => `${kind} ${name}`;
  const isRetired = reply.statusCode === 200;
  return {
    listed: listed.map((use) => `${toText(use)}${use.isHolding ? ", which holds it" : ""}`),
    holding: isRetired ? [] : uses.map(toText),
  };
}
