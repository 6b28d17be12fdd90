export { SeatChips } from "./seat-chips.tsx";
export { SeatStrip } from "./seat-strip.tsx";
