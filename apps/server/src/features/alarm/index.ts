export { setAlarm } from "./alarm-store.ts";
export { carryOutAlarms, type AlarmKinds } from "./carry-out-alarms.ts";
export { scheduleAlarms } from "./schedule-alarms.ts";
