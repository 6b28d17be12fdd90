export { findPrintRoutes } from "./print-route-store.ts";
export { renderDocument, type PaperLook } from "./render-document.ts";
