export { ClearOnEscape } from "./clear-on-escape.tsx";
export { KeyPad } from "./key-pad.tsx";
