import { sessionState } from "#api/session.ts";

import { prefetchRecordCache } from "./record-cache.ts";
import { prefetchSync } from "./start-sync.ts";

prefetchRecordCache();
// A user who is about to sign in waits for the sign-in screen first.
if (sessionState().state === "signed-in") prefetchSync();
