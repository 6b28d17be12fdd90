export { registerStaffRoutes } from "./staff-routes.ts";
export { staffShapes } from "./staff-shapes.ts";
export { freeStaffId } from "./add-staff.ts";
export {
  findStaffOf,
  findStaffRows,
  findUserGroups,
  insertUserGroups,
  insertWorkplace,
  staffOf,
  takeStaff,
} from "./staff-store.ts";
export { findSignedInAt, moveStaff } from "./whereabouts-store.ts";
