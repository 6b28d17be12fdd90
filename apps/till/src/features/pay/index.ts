export { PayCashScreen } from "./pay-cash-screen.tsx";
export { PayScreen } from "./pay-screen.tsx";
