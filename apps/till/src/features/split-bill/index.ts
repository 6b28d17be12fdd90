export { SplitBillScreen } from "./split-bill-screen.tsx";
