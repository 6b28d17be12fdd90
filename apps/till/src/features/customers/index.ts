export { AddCustomerDialog } from "./add-customer-dialog.tsx";
export { AddCustomerScreen } from "./add-customer-screen.tsx";
export { ChooseCustomerScreen } from "./choose-customer-screen.tsx";
export { CustomerSearch } from "./customer-search.tsx";
export { CustomerField } from "./customer-field.tsx";
export { SwipeCardScreen } from "./swipe-card-screen.tsx";
