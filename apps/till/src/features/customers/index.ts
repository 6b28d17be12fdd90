export { AddCustomerScreen } from "./add-customer-screen.tsx";
export { ChooseCustomerScreen } from "./choose-customer-screen.tsx";
export { SwipeCardScreen } from "./swipe-card-screen.tsx";
