export { FiguresScreen } from "./figures-screen.tsx";
export { makeReportFile } from "./report-pdf.ts";
export { FiledReportScreen } from "./filed-report-screen.tsx";
export { ReportsScreen } from "./reports-screen.tsx";
export { articleSheet, daySheet, monthSheet, shiftSheet } from "@comanda/paper/sheets/sheets";
export { useSheetFormatter } from "./use-sheet-formatter.ts";
