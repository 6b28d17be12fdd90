export { deliverPapers } from "./deliver-papers.ts";
export { printAfter, printTicketsOf, pulseDrawer } from "./print-papers.ts";
export { followPapers } from "./follow-papers.ts";
