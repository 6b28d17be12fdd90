export { KeyPadSheet, type KeyPadSheetProps } from "./key-pad-sheet.tsx";
