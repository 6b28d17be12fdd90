export { KeyPad } from "./key-pad.tsx";
