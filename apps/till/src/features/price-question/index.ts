export { PriceActions } from "./price-actions.tsx";
export { PriceQuestion, type PriceQuestionProps } from "./price-question.tsx";
export { PriceRows } from "./price-rows.tsx";
