export { deliverPapers } from "./deliver-papers.ts";
export { printAfter, printTicketsOf, pulseDrawer, reprint } from "./print-papers.ts";
export { followPapers } from "./follow-papers.ts";
