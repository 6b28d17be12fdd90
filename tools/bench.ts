import { buildTill } from "./build-till.ts";

await buildTill();
await import(new URL("../bench/bench.ts", import.meta.url).href);
