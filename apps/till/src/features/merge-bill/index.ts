export { MergeBillScreen } from "./merge-bill-screen.tsx";
export { sendMerge } from "./send-merge.ts";
