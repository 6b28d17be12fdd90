export { OrderScreen } from "./order-screen.tsx";
export { useNow } from "./use-now.ts";
