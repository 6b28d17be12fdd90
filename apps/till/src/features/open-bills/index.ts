export { OpenBillsScreen } from "./open-bills-screen.tsx";
