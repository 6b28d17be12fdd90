export { registerFaultReportRoutes } from "./fault-report-routes.ts";
