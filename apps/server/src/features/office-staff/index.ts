export { replacePassword } from "./replace-password.ts";
export { saveStaffRecords } from "./save-staff.ts";
export { staffTopic } from "./staff-topic.ts";
export { registerOfficeStaffRoutes } from "./office-staff-routes.ts";
