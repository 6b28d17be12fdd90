import { billItem } from "@comanda/contract/bill-item";
import { bill } from "@comanda/contract/bill-record";
import { watchChanges } from "@comanda/contract/live";
import { mergeBill } from "@comanda/contract/split-merge";
import { Type, type Static } from "typebox";

import { matchesSchema } from "#database/portable-columns.ts";

import type { ProofRequest } from "./crew.ts";
import type { ClientKnowledge } from "./requests.ts";

const newVersion = Type.Object({ version: Type.Object({ new: Type.Integer() }) });

/** Learns about bills from a reply. Later orders need not be known: a request may well be refused. */
export function learnBills({ known, bills }: ClientKnowledge, body: string): void {
  const row: unknown = JSON.parse(body);
  if (!matchesSchema(watchChanges.reply, row))
    throw new Error(`A reply without change lists: ${body}`);
  for (const each of row.insert["bill"] ?? []) {
    if (!matchesSchema(bill, each)) throw new Error(`Not a bill: ${JSON.stringify(each)}`);
    // A repeated reply adds nothing.
    if (known.has(each.id)) return;
    known.set(each.id, { version: each.version, table: each.table, lines: [] });
    bills.push(each.id);
  }
  for (const { id, changes } of row.update["bill"] ?? []) {
    const before = known.get(id);
    if (before === undefined || !matchesSchema(newVersion, changes)) continue;
    known.set(id, { ...before, version: Math.max(before.version, changes.version.new) });
  }
  for (const each of row.insert["billItem"] ?? []) {
    if (!matchesSchema(billItem, each)) throw new Error(`Not a line: ${JSON.stringify(each)}`);
    addLine({ known }, each.bill, each);
  }
}

function addLine(
  { known }: Pick<ClientKnowledge, "known">,
  billId: number,
  { id, key, qty, course = 0 }: Pick<Static<typeof billItem>, "id" | "key" | "qty" | "course">,
): void {
  const before = known.get(billId);
  if (before === undefined || before.lines.some((line) => line.key === key)) return;
  known.set(billId, { ...before, lines: [...before.lines, { id, key, qty, course }] });
}

/** Which bills were merged, and can be taken apart again. */
export function learnMerge(
  { merged }: ClientKnowledge,
  { call, body }: ProofRequest,
  reply: string,
): void {
  if (call.name !== mergeBill.name || !matchesSchema(mergeBill.body, body)) return;
  const { firstBillId: first, secondBillId: second } = body;
  const made: unknown = JSON.parse(reply);
  if (second === null || !matchesSchema(mergeBill.reply, made)) return;
  merged.push({ first, second, version: made.version });
}
