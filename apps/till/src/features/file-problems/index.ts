export { describeOtherStaffIds } from "./describe-other-staff-ids.ts";
export { FileProblems } from "./file-problems.tsx";
