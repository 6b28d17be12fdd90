export { OrderConflict } from "./order-conflict.tsx";
