export { BillDialog } from "./bill-dialog.tsx";
export { announceBill } from "./announce-bill.ts";
