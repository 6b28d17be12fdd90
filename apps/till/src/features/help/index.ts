export { Help } from "./help.tsx";
export { HelpButton } from "./help-button.tsx";
export { HelpLink } from "./help-link.tsx";
export { useHelpStep } from "./use-help-step.ts";
