export { AddStaffScreen } from "./add-staff-screen.tsx";
