import { msPerMinute } from "@comanda/domain/time/instant";

import { testEngine } from "../testing/test-engine.ts";

/** `npm run soak` runs the same proofs as `npm test`, for longer. */
const isSoak = process.env["COMANDA_SOAK"] === "yes";

type Sizes = Readonly<Record<typeof testEngine, number>>;

/** The number of tries in this run. */
export function proofSize({ test, soak }: { readonly test: Sizes; readonly soak: Sizes }): number {
  return (isSoak ? soak : test)[testEngine];
}

/** Only to end a run that hangs. */
export const proofTimeoutMs = (isSoak ? 12 * 60 : 20) * msPerMinute;

/** The seed of all random values of a run. */
export const proofSeed = Number(process.env["COMANDA_SEED"]);
