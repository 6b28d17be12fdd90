export { registerAccountingReads } from "./accounting-routes.ts";
