export { UpdateMessage } from "./update-message.tsx";
