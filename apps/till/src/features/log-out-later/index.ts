export { LogOutCountdown } from "./log-out-countdown.tsx";
export { scheduleLogOut } from "./schedule-log-out.ts";
