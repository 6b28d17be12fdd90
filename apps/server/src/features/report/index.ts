export { registerReportReads, registerReportRoutes } from "./report-routes.ts";
export { reportShapes } from "./report-shapes.ts";
