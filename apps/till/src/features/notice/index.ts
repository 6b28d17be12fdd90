export { sayDone, sayFailure, sayRefusal } from "./notice-store.ts";
export { useSaving, type Problem } from "./use-saving.ts";
export { Notices } from "./notices.tsx";
