export { LogOutCountdown } from "./log-out-countdown.tsx";
export { logOutAfter } from "./schedule-log-out.ts";
