// A picture of every screen of the till in .cache/screenshots: npm run screenshots
import { prepareJourneys } from "./prepare-journeys.ts";

Object.assign(process.env, await prepareJourneys());
await import(new URL("../e2e/take-screenshots.ts", import.meta.url).href);
