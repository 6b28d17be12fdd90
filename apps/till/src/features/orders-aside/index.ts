export { OrdersAside } from "./orders-aside.tsx";
export { hasOrderToSetAside, setOrderAside } from "./set-order-aside.ts";
