export { AddCustomerScreen } from "./add-customer-screen.tsx";
export { ChooseCustomerScreen } from "./choose-customer-screen.tsx";
export { customerFrom } from "./customer-from.ts";
export { foundCustomers } from "./found-customers.ts";
export { SwipeCardScreen } from "./swipe-card-screen.tsx";
