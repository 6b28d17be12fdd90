import { readFileSync } from "node:fs";

/** A venue to begin with is a set-up file like any other. */
export type SampleVenue = "restaurant" | "bar" | "spa" | "hotel";

export function readSample(name: SampleVenue): string {
  return readFileSync(new URL(`samples/${name}.yaml`, import.meta.url), "utf8");
}
