import type { Bill } from "@comanda/domain/bill/bill";
import { refuse } from "@comanda/domain/refusal";
import { instant } from "@comanda/domain/time/instant";
import { wireDateTime } from "@comanda/domain/time/wire-date";

import { serverNow } from "#api/clock.ts";
import { sendOrEnqueue } from "#records/send-or-enqueue.ts";

import type { Problem } from "../notice/index.ts";

/** Says that all has come. What other tills send before a kept press arrives has not come by then: it says when. */
export async function sendServed({ id, version }: Pick<Bill, "id" | "version">): Promise<Problem> {
  if (id === null) return refuse("get-an-open-bill");
  const served = wireDateTime(instant(Math.round(serverNow())));
  const outcome = await sendOrEnqueue({ id, version, billItems: [], served });
  return outcome.ok ? null : outcome.failure;
}
