import { readFrontPage as readFrontPageCall } from "@comanda/contract/front-page";

import type { Database } from "#database/database.ts";
import { readSnapshot } from "#database/read-snapshot.ts";
import type { BackgroundRegistry } from "#http/background-reads.ts";

import { readFrontPage } from "./read-front-page.ts";

export function registerFrontPageReads(registry: BackgroundRegistry, database: Database): void {
  registry.answerInBackground(readFrontPageCall, (_input, session, at) =>
    readSnapshot(database, (moment) => readFrontPage(moment, session, at)),
  );
}
