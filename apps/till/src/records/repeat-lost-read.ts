import type { ReplyOrFailure } from "#api/call.ts";
import { networkError } from "#api/failure.ts";
import { pause } from "#api/pause.ts";

const maxTries = 5;
const pauseMs = 200;
/** A read that has waited this long has met a dead line, which takes the next one, too. */
const maxMs = 5000;

/**
 * Reads from a server that is known to be there: what gets no reply was lost on the way, and is asked again. Without
 * this, a till that needs eleven replies to open hardly ever gets them all on a line that loses one in five.
 */
export async function repeatLostRead<Reply>(
  read: () => Promise<ReplyOrFailure<Reply>>,
): Promise<ReplyOrFailure<Reply>> {
  const endMs = performance.now() + maxMs;
  for (let tries = 1; ; tries++) {
    const outcome = await read();
    const isLost = !outcome.ok && outcome.failure.code === networkError.code;
    if (!isLost || tries === maxTries || performance.now() >= endMs) return outcome;
    await pause(pauseMs);
  }
}
