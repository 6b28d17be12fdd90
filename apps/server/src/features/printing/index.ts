export { drawerPulse, keepPapers, type NewPaper } from "./enqueue-print-jobs.ts";
export { paperFinisher, type Printed } from "./create-paper-renderer.ts";
export { paperPicture } from "./paper-picture.ts";
export { printJobShapes } from "./print-job-shapes.ts";
export { findBillPapers, forgetGuestOnPapers } from "./print-job-store.ts";
export { findReceiptWidth, targetsOfStation } from "./print-route-store.ts";
export { registerPrintingRoutes } from "./printing-routes.ts";
export { renderDocument } from "./render-document.ts";
