export { MergeBillScreen } from "./merge-bill-screen.tsx";
