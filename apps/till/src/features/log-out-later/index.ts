export { LogOutCountdown } from "./log-out-countdown.tsx";
export { logOutAfter } from "./log-out-after.ts";
