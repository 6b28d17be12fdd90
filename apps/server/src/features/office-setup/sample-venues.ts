import { readFileSync } from "node:fs";

/** A sample venue is an ordinary set-up file. */
export type SampleVenue = "restaurant" | "bar" | "spa" | "hotel";

export function readSample(name: SampleVenue): string {
  return readFileSync(new URL(`samples/${name}.yaml`, import.meta.url), "utf8");
}
