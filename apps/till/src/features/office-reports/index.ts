export { OwnerReports } from "./owner-reports.tsx";
