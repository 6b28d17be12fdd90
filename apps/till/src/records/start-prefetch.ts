import { prefetchRecordCache } from "./record-cache.ts";

prefetchRecordCache();
