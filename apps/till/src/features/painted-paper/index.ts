export { PaperCanvas } from "./paper-canvas.tsx";
