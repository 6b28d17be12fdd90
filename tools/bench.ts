import { prepareJourneys } from "./prepare-journeys.ts";

Object.assign(process.env, await prepareJourneys());
await import(new URL("../bench/bench.ts", import.meta.url).href);
