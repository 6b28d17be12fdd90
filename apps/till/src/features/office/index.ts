export { OfficeScreen } from "./office-screen.tsx";
