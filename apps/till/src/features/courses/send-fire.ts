import { holdCourse } from "@comanda/contract/fire-course";
import type { Bill } from "@comanda/domain/bill/bill";
import { refuse } from "@comanda/domain/refusal";

import { blockIfPending } from "#records/outbox-link.ts";
import { sendOrEnqueue } from "#records/send-or-enqueue.ts";
import { write } from "#records/write.ts";

import type { Problem } from "../notice/index.ts";
import { printTicketsOf } from "../papers/index.ts";

type SentBill = Pick<Bill, "id" | "version">;

/** Fires a course. Without the server, it is fired as soon as the server answers again. */
export async function sendFire({ id, version }: SentBill, course: number): Promise<Problem> {
  if (id === null) return refuse("get-an-open-bill");
  const outcome = await sendOrEnqueue({ id, version, billItems: [], fire: course });
  if (!outcome.ok) return outcome.failure;
  return outcome.isQueued ? null : await printTicketsOf(outcome.id);
}

/** Only the server fires a course by itself, and only it can be stopped. */
export async function sendHold({ id }: Pick<Bill, "id">, course: number): Promise<Problem> {
  if (id === null) return refuse("get-an-open-bill");
  if (blockIfPending(id)) return null;
  const outcome = await write(holdCourse, { params: { id }, body: { course } });
  return outcome.ok ? null : outcome.failure;
}
