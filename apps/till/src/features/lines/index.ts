export { pathToFirstEarner } from "./asked-earners.ts";
export { breakUp, setLineCourse, setLineNote, setLineSeats } from "./change-line.ts";
export { NoteOptions } from "./note-options.tsx";
export { AddNoteScreen } from "./add-note-screen.tsx";
export { ChangeTimeScreen } from "./change-time-screen.tsx";
export { OrderLevelScreen } from "./order-level-screen.tsx";
export { SetCommissionScreen } from "./set-commission-screen.tsx";
export { VariablePriceScreen } from "./variable-price-screen.tsx";
