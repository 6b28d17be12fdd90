export { BillPapers } from "./bill-papers.tsx";
export { PapersScreen } from "./papers-screen.tsx";
