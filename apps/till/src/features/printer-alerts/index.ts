export { PrinterAlerts } from "./printer-alerts.tsx";
