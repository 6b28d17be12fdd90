export { ChangeOrderScreen } from "./change-order-screen.tsx";
export { NewOrderScreen } from "./new-order-screen.tsx";
