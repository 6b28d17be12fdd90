export { paintPdf } from "./paint-pdf.ts";
export type { PictureFile } from "./picture-file.ts";
export { pdfFileName } from "./pdf-file-name.ts";
export { saveFile } from "./save-file.ts";
