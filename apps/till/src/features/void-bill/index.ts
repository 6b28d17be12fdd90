export { VoidBillScreen } from "./void-bill-screen.tsx";
