export { findReckoning } from "./pay-type-store.ts";
