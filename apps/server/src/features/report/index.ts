export { registerReportReads, registerReportRoutes } from "./report-routes.ts";
export { reportShapes } from "./report-shapes.ts";
export { findEndedShifts } from "./snapshot-store.ts";
