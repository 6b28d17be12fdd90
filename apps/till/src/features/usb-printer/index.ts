export { PrinterScreen } from "./printer-screen.tsx";
