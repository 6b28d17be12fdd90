import { dirname, join } from "node:path";

export const repository = dirname(import.meta.dirname);

/** What can be made again at any time: stamps, results of test runs, a browser or a database that was missing. */
export const cacheFolder = join(repository, ".cache");
