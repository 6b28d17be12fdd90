export { registerWorkDayRoutes } from "./work-day-routes.ts";
export { showOpenDay } from "./show-open-day.ts";
export { workDayShapes } from "./work-day-shapes.ts";
export { closeDay, findOpenDay } from "./work-day-store.ts";
