export type { KeyPadProps } from "./key-pad-props.ts";
export { KeyPadSheet, type KeyPadSheetProps } from "./key-pad-sheet.tsx";
