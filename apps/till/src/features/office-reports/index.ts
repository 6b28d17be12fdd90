export { currentWorkDate } from "./current-work-date.ts";
export { OwnDates } from "./own-dates.tsx";
export { OwnerReports } from "./owner-reports.tsx";
