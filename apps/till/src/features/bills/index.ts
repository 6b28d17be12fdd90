export { BillsDetailScreen, ReprintBillScreen } from "./bills-screens.tsx";
