export { findLastRounds, findPrintedBills } from "./last-rounds.ts";
export { OwnBills } from "./own-bills.tsx";
export { OpenBillsScreen } from "./open-bills-screen.tsx";
