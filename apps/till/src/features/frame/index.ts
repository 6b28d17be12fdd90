export { Allowed } from "./allowed.tsx";
export { Frame } from "./frame.tsx";
export { UpdateMessage } from "./update-message.tsx";
