export { Help } from "./help.tsx";
export { HelpButton } from "./help-button.tsx";
