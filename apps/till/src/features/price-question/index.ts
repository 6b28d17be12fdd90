export { PriceActions } from "./price-actions.tsx";
export { PriceQuestion } from "./price-question.tsx";
export { PriceRows } from "./price-rows.tsx";
