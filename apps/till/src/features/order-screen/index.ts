export { courseBlocks } from "./course-blocks.ts";
export { leadToLineAction } from "./lead-to-line-action.ts";
export { NewLinesInSight } from "./new-lines-in-sight.tsx";
export { OrderScreen } from "./order-screen.tsx";
export type { CourseHeadingProps, LineToolsProps, OwnBillsProps } from "./order-parts.ts";
export { lineTexts, seatsText } from "./line-texts.ts";
export { orderRow } from "./order-rows.ts";
