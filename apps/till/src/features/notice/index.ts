export { sayDone, sayFailure, sayRefusal } from "./notice-store.ts";
export { Notices } from "./notices.tsx";
