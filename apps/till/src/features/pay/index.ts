export { PayCashScreen } from "./pay-cash-screen.tsx";
export { PaySymbol } from "./pay-methods.tsx";
export { PayScreen } from "./pay-screen.tsx";
export { TenderText, useTenderNames } from "./tender-text.tsx";
export { usePartPayments } from "./use-part-payments.ts";
export { useTenders } from "./use-tenders.ts";
