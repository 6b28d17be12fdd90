export { cacheContents, type ContentPlace } from "./cache-contents.ts";
export { checkContents } from "./check-contents.ts";
export { findKnownHashes, type ContentTable } from "./content-store.ts";
export { decodeContent } from "./decode-content.ts";
export { hashContent } from "./hash-content.ts";
export type { NewContents } from "./new-contents.ts";
export { refuseContent } from "./refuse-content.ts";
