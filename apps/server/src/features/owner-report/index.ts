export { registerOwnerReportRoutes } from "./owner-report-routes.ts";
