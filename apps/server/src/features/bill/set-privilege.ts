import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { JournalField } from "@comanda/contract/change-lists";
import type { setPrivilege as setPrivilegeCall } from "@comanda/contract/privilege";
import type { BillId } from "@comanda/domain/id";
import { billAmount } from "@comanda/domain/payment/bill-totals";
import { grantPrivilege } from "@comanda/domain/payment/grant-privilege";
import { isRefusal } from "@comanda/domain/refusal";
import { privilegeRateAt } from "@comanda/domain/venue/find-privilege";

import type { RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { findCachedChargeSettings } from "../pay-type/index.ts";
import { findCachedLocation } from "../venue/index.ts";
import { saveBillRow } from "./bill-store.ts";
import { loadBillInShift } from "./load-bill-in-shift.ts";

type Call = typeof setPrivilegeCall;

/** Some guests of a bill get what the law gives them, or no longer. */
export async function setPrivilege(
  context: WriteContext,
  id: BillId,
  request: BodyOf<Call>,
): Promise<Omit<ReplyOf<Call>, JournalField> | RefusedCall> {
  const taken = await loadBillInShift(context, id);
  if ("refusal" in taken) return taken;
  const { timeZone } = await findCachedLocation(context);
  const { payTypes, currency } = await findCachedChargeSettings(context);
  const rules = { rate: privilegeRateAt(timeZone), payTypes, currency };
  const bill = grantPrivilege(taken.stored.bill, request, rules);
  if (isRefusal(bill)) return bill;
  const amount = billAmount(bill, payTypes, currency);
  await saveBillRow(context, taken.stored, { bill, amount });
  return { id, amount };
}
