// Every screen of the till as a picture in .cache/screenshots, to look at: npm run screenshots
import { buildServer, builtServer } from "./build-server.ts";
import { buildTill } from "./build-till.ts";
import { findChromium } from "./find-chromium.ts";

process.env["COMANDA_CHROMIUM"] = await findChromium();
process.env["COMANDA_SERVER"] = builtServer;
await buildTill();
await buildServer();
await import(new URL("../e2e/take-screenshots.ts", import.meta.url).href);
