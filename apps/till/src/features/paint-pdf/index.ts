export { paintPdf } from "./paint-pdf.ts";
export { pdfFileName } from "./pdf-file-name.ts";
export { saveFile } from "./save-file.ts";
