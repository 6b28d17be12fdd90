export { registerStaffRoutes } from "./staff-routes.ts";
export { staffShapes } from "./staff-shapes.ts";
export { freeStaffId, freeStaffIdElsewhere } from "./add-staff.ts";
export { findPasswordSurroundings, loadCommonPasswords } from "./password-surroundings.ts";
export { findOfficeAdmins, lockAdmins } from "./office-admin-store.ts";
export {
  endWorkplace,
  findDiscountLimit,
  findStaffOf,
  findStaffRows,
  findUserGroups,
  insertWorkplace,
  readPermissions,
  selectMembers,
  staffOf,
  lockStaff,
  updateStaff,
  type MemberRow,
  type StaffRow,
} from "./staff-store.ts";
export { findStaffMoves, moveStaff } from "./whereabouts-store.ts";
export { copyStaffIds, reportElsewhere, seenFrom } from "./workplace-store.ts";
