export { findCommissions } from "./commission-store.ts";
