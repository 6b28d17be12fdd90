import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { JournalField } from "@comanda/contract/change-lists";
import type { payCommission as payCommissionCall } from "@comanda/contract/commission";
import { checkCommissionPayment } from "@comanda/domain/commission/commission-due";
import { refuse } from "@comanda/domain/refusal";

import { refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { findOpenShift } from "../shift/index.ts";
import { findDues } from "./find-dues.ts";
import { insertPaidCommission } from "./paid-commission-store.ts";

type Call = typeof payCommissionCall;

/** Pays staff from the drawer, exactly the shown amount for the shown lines. */
export async function payCommission(
  context: WriteContext,
  { staffId, amount, billItemIdList }: BodyOf<Call>,
): Promise<Omit<ReplyOf<Call>, JournalField> | RefusedCall> {
  const { tx, session } = context;
  const { location, station } = session;
  if (station === null) return refuseCall("station-missing");
  const shift = await findOpenShift(tx, location, station);
  if (shift === null) return refuse("start-shift");
  const dues = await findDues(tx, location);
  const due = dues.find(({ staff }) => staff === staffId) ?? null;
  const refusal = checkCommissionPayment(due, { amount, lines: billItemIdList.map(String) });
  if (refusal !== null) return refusal;
  const lines = due?.lines ?? [];
  const bills = [...new Set(lines.map(({ billNumber }) => billNumber))];
  return {
    id: await insertPaidCommission(context, {
      staff: staffId,
      amount,
      note: bills.map((number) => `#${number}`).join(" "),
      shift: shift.id,
      workDay: shift.workDay,
      lines,
    }),
  };
}
