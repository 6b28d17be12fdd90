export { dotsPainter } from "./dots-painter.ts";
