export { StaffsScreen } from "./staffs-screen.tsx";
