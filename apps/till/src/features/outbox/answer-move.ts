import { onMoveDecided, onMoveDropped } from "@comanda/sync/outbox/answer-move";
import type { Intent } from "@comanda/sync/outbox/intent";

import { changeOutbox } from "./start-outbox.ts";

/** Sends a refused move to where staff have decided. */
export async function sendMove(
  { turn }: Intent,
  move: Parameters<typeof onMoveDecided>[1],
): Promise<void> {
  await changeOutbox((all) => onMoveDecided(turn, move, all));
}

/** Leaves the guests where they sit, and sends what else was changed. */
export async function dropMove({ turn }: Intent): Promise<void> {
  await changeOutbox((all) => onMoveDropped(turn, all));
}
