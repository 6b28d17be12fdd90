export { registerShiftRoutes } from "./shift-routes.ts";
export { shiftShapes } from "./shift-shapes.ts";
export { findOpenShift, type ShiftAtStation } from "./shift-store.ts";
export { showOpenShifts } from "./show-open-shifts.ts";
