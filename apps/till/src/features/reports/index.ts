export { FiguresScreen } from "./figures-screen.tsx";
export { reportPaper } from "./report-pdf.ts";
export { KeptReportScreen } from "./kept-report-screen.tsx";
export { ReportsScreen } from "./reports-screen.tsx";
export { articleSheet, daySheet, monthSheet, shiftSheet } from "./sheets.ts";
export { useAsked } from "./use-asked.ts";
export { useSheetWords, type SheetWords } from "./sheet-words.ts";
