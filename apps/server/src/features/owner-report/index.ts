export { registerOwnerReportReads } from "./owner-report-routes.ts";
