// The pictures of the README, in docs/pictures: npm run pictures
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { prepareJourneys } from "./prepare-journeys.ts";
import { cacheFolder, repository } from "./repository.ts";

Object.assign(process.env, await prepareJourneys());
await import(new URL("../e2e/take-pictures.ts", import.meta.url).href);
// The printed bill is painted together with all other papers.
await import(new URL("../apps/server/src/programs/paint-papers.ts", import.meta.url).href);
copyFileSync(
  join(cacheFolder, "papers", "bill-paid-80mm-en_US.png"),
  join(repository, "docs", "pictures", "bill.png"),
);
