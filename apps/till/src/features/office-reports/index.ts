export { ReportPeriodField } from "./report-period-field.tsx";
export { OwnerReports } from "./owner-reports.tsx";
