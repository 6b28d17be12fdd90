export { BillDialog } from "./bill-dialog.tsx";
