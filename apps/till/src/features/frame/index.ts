export { Allowed } from "./allowed.tsx";
export { Frame } from "./frame.tsx";
