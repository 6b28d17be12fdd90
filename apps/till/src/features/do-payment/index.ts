export { DoPaymentScreen } from "./do-payment-screen.tsx";
