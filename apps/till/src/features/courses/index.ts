export { AgainKey } from "./again-key.tsx";
export { CourseChips } from "./course-chips.tsx";
export { CourseHeading } from "./course-heading.tsx";
export { AgainScreen } from "./again-screen.tsx";
export { sendFire } from "./send-fire.ts";
export { sendServed } from "./send-served.ts";
