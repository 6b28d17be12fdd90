export { KeyPad } from "./key-pad.tsx";
export { KeyPadSheet } from "./key-pad-sheet.tsx";
