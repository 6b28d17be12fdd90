import { prepareJourneys } from "./prepare-journeys.ts";
import { startPostgres } from "./throwaway-postgres.ts";

Object.assign(process.env, await prepareJourneys());
await using postgres = await startPostgres({ isDurable: true });
process.argv.push("--database", postgres.url);
await import(new URL("../bench/bench.ts", import.meta.url).href);
