export { registerStaffRoutes } from "./staff-routes.ts";
export { staffShapes } from "./staff-shapes.ts";
export { findStaffOf, staffOf } from "./staff-store.ts";
export { findSignedInAt, moveStaff } from "./whereabouts-store.ts";
