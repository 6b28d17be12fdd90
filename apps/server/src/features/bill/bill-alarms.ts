import type { AlarmKinds } from "../alarm/index.ts";
import { fireDueCourse } from "./fire-course.ts";

/** What the server does about bills by itself. */
export const billAlarms: AlarmKinds = {
  course: { action: "fire-course", run: fireDueCourse },
};
