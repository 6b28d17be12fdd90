export { PayCommissionScreen } from "./pay-commission-screen.tsx";
