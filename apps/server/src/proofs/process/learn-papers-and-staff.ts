import { payCommission } from "@comanda/contract/commission";
import { watchChanges } from "@comanda/contract/live";
import { Type } from "typebox";

import { matchesSchema } from "#database/portable-columns.ts";

import type { ProofRequest } from "./crew.ts";
import type { ClientKnowledge } from "./requests.ts";

const number = Type.Integer();
const commissionLine = Type.Object({
  id: number,
  type: Type.Literal(2),
  bill: number,
  staff: number,
  commission: number,
  qty: Type.Number(),
});
const paper = Type.Object({ id: number, attempt: number });
const somebody = Type.Object({ id: number });
const nowClosed = Type.Object({ status: Type.Object({ new: Type.Literal(1) }) });
const moved = Type.Object({ bill: Type.Object({ new: number }) });
const nowOut = Type.Object({ state: Type.Object({ new: Type.Literal("sent") }) });
const tried = Type.Object({ attempt: Type.Object({ new: number }) });
const paid = Type.Object({ billItemIdList: Type.Array(number) });

/** Learns about papers, staff and due commissions from a reply. */
export function learnPapersAndStaff(
  floor: ClientKnowledge,
  request: ProofRequest,
  body: string,
): void {
  const row: unknown = JSON.parse(body);
  if (!matchesSchema(watchChanges.reply, row))
    throw new Error(`A reply without change lists: ${body}`);
  const { insert, update } = row;
  for (const each of insert["billItem"] ?? []) {
    if (!matchesSchema(commissionLine, each)) continue;
    const { id, bill, staff, commission, qty } = each;
    floor.earned.set(id, { bill, staff, amount: commission * qty });
  }
  for (const { id, changes } of update["billItem"] ?? []) {
    const line = floor.earned.get(id);
    if (line === undefined || !matchesSchema(moved, changes)) continue;
    floor.earned.set(id, { ...line, bill: changes.bill.new });
  }
  for (const { id, changes } of update["bill"] ?? []) {
    if (matchesSchema(nowClosed, changes)) floor.closed.add(id);
  }
  for (const each of insert["printJob"] ?? []) {
    if (matchesSchema(paper, each)) floor.papers.set(each.id, each.attempt);
  }
  for (const { id, changes } of update["printJob"] ?? []) {
    if (matchesSchema(tried, changes)) floor.papers.set(id, changes.attempt.new);
    if (matchesSchema(nowOut, changes)) floor.papers.delete(id);
  }
  for (const each of insert["staff"] ?? [])
    if (matchesSchema(somebody, each)) floor.added.add(each.id);
  if (request.call.name !== payCommission.name || !matchesSchema(paid, request.body)) return;
  for (const line of request.body.billItemIdList) floor.earned.delete(line);
}
