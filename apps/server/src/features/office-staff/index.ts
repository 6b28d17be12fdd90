export { replacePassword } from "./replace-password.ts";
export { saveStaffRecords } from "./save-staff.ts";
export { saveUserGroups } from "./save-user-groups.ts";
export { requireOfficeAdmin } from "./require-office-admin.ts";
export { staffTopic } from "./staff-topic.ts";
export { userGroupTopic } from "./user-group-topic.ts";
export { registerOfficeStaffReads, registerOfficeStaffRoutes } from "./office-staff-routes.ts";
