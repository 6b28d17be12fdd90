export { OrderScreen } from "./order-screen.tsx";
export { lineTexts } from "./line-texts.ts";
export { orderRow } from "./order-rows.ts";
