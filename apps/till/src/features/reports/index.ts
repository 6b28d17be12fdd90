export { FiguresScreen } from "./figures-screen.tsx";
export { reportPaper } from "./report-pdf.ts";
export { KeptReportScreen } from "./filed-report-screen.tsx";
export { ReportView } from "./report-view.tsx";
export { saveFile } from "./save-file.ts";
export { ReportsScreen } from "./reports-screen.tsx";
export { articleSheet, daySheet, monthSheet, shiftSheet } from "@comanda/paper/sheets/sheets";
export { useAsked } from "./use-request.ts";
export { useSheetWords } from "./use-sheet-formatter.ts";
