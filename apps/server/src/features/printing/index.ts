export { findPrintRoutes } from "./print-route-store.ts";
