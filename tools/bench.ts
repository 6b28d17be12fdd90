import { buildTill } from "./build-till.ts";
import { findChromium } from "./find-chromium.ts";

process.env["COMANDA_CHROMIUM"] = await findChromium();
await buildTill();
await import(new URL("../bench/bench.ts", import.meta.url).href);
