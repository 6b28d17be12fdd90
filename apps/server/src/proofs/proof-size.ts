import { msPerMinute } from "@comanda/domain/time/instant";

import { testEngine } from "../testing/test-engine.ts";

/** `npm run soak` proves the same as `npm test`, for longer. */
const isSoak = process.env["COMANDA_SOAK"] === "yes";

type Sizes = Readonly<Record<typeof testEngine, number>>;

/** How often something is tried in this run. */
export function proofSize({ test, soak }: { readonly test: Sizes; readonly soak: Sizes }): number {
  return (isSoak ? soak : test)[testEngine];
}

/** Ends what hangs, no more. */
export const proofPatienceMs = (isSoak ? 12 * 60 : 20) * msPerMinute;

/** What all chance of a run is drawn from. */
export const proofSeed = Number(process.env["COMANDA_SEED"]);
