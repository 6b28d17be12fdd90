export { OrderScreen } from "./order-screen.tsx";
export { useNow } from "./use-now.ts";
export { lineTexts } from "./line-texts.ts";
export { orderRow } from "./order-rows.ts";
