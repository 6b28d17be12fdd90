import { splitBill } from "@comanda/contract/split-merge";
import { modeAfterAction } from "@comanda/domain/bill/modal-mode";
import { confirmSplit, type Split } from "@comanda/domain/bill/split-bill";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";

import type { Failure } from "#api/failure.ts";
import { write } from "#records/write.ts";

import type { LoadedBill } from "../order/index.ts";
import { printAfter } from "../papers/index.ts";

/** Sends the split; returns the two bills to show. */
export async function sendSplit(split: Split): Promise<LoadedBill | Refusal | Failure> {
  const confirmed = confirmSplit(split);
  if (isRefusal(confirmed)) return confirmed;
  const { first, second } = confirmed;
  if (first.id === null) return refuse("get-an-open-bill");
  if (second.staff === null) return refuse("choose-staff");
  const { place, cover, staff, customer } = second;
  const body = {
    oldBillId: first.id,
    firstBill: { version: first.version },
    secondBill: {
      table: place?.kind === "table" ? place.name : "",
      room: place?.kind === "room" ? place.name : "",
      cover,
      staff,
      customer,
      billItems: second.lines.map(({ key, quantity }) => ({ key, qty: quantity })),
    },
  };
  const outcome = await write(splitBill, { body });
  if (!outcome.ok) return outcome.failure;
  const { firstBill, secondBill } = outcome.reply;
  void printAfter([firstBill, secondBill], "other");
  return { id: firstBill, mode: modeAfterAction("split"), second: secondBill };
}
