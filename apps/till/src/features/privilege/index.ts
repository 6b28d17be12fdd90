export { PrivilegeScreen } from "./privilege-screen.tsx";
