export { PrinterAlerts } from "#features/printer-alerts/index.ts";
export { RefusalSignal } from "#features/refusal-signal/index.ts";
export { UpdateMessage } from "#features/update-message/index.ts";
