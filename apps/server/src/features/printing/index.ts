export { drawerPulse, enqueuePrintJobs, type NewPaper } from "./enqueue-print-jobs.ts";
export { createPaperRenderer, type PrintingReply } from "./create-paper-renderer.ts";
export { paperPicture } from "./paper-picture.ts";
export { printJobShapes } from "./print-job-shapes.ts";
export { findBillPapers, clearGuestOnPapers } from "./print-job-store.ts";
export { findReceiptWidth, findCachedPrintTargets } from "./print-route-store.ts";
export { registerPrintingReads, registerPrintingRoutes } from "./printing-routes.ts";
export { renderDocument } from "./render-document.ts";
