export { registerWorkDayRoutes } from "./work-day-routes.ts";
export { workDayShapes } from "./work-day-shapes.ts";
export { closeDay, findOpenDay } from "./work-day-store.ts";
