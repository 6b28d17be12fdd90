export { AccountingScreen } from "./accounting-screen.tsx";
