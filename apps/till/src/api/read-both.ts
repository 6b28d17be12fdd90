import type { ReplyOrFailure } from "./call.ts";

/** Two replies that a screen needs together; the first failure is that of both. */
export async function readBoth<One, Other>(
  reads: readonly [Promise<ReplyOrFailure<One>>, Promise<ReplyOrFailure<Other>>],
): Promise<ReplyOrFailure<readonly [One, Other]>> {
  const [one, other] = await Promise.all(reads);
  if (!one.ok) return one;
  if (!other.ok) return other;
  return { ok: true, reply: [one.reply, other.reply] };
}
