export { DropUnsent } from "./drop-unsent.tsx";
export { LineTools } from "./line-tools.tsx";
export { startSwipe } from "./start-swipe.ts";
