import { dirname, join } from "node:path";

export const repository = dirname(import.meta.dirname);

/** Files that can be recreated at any time: stamps, test results, and a browser or database that was missing. */
export const cacheFolder = join(repository, ".cache");
