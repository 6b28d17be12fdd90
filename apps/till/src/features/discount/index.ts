export { DiscountScreen } from "./discount-screen.tsx";
