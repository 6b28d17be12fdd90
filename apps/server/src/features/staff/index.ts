export { findStaffOf, staffOf } from "./staff-store.ts";
