// Every screen of the till as a picture in .cache/screenshots, to look at: npm run screenshots
import { prepareJourneys } from "./prepare-journeys.ts";

Object.assign(process.env, await prepareJourneys());
await import(new URL("../e2e/take-screenshots.ts", import.meta.url).href);
