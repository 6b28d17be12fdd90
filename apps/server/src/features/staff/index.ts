export { findStaffOf } from "./staff-store.ts";
