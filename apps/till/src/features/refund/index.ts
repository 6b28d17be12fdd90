export { BillRefund } from "./bill-refund.tsx";
