export { loadPaperFonts } from "./load-paper-fonts.ts";
