export { registerShiftRoutes } from "./shift-routes.ts";
export { shiftShapes } from "./shift-shapes.ts";
export {
  closeShift,
  findOpenShifts,
  findShiftsAt,
  findRunningShiftLabels,
  insertCount,
} from "./shift-end-store.ts";
export {
  findDenominations,
  findOpenShift,
  findOpenShiftIds,
  type ShiftAtStation,
} from "./shift-store.ts";
export { showOpenShifts } from "./show-open-shifts.ts";
