export { Allowed } from "./allowed.tsx";
export { Frame } from "./frame.tsx";
export { useNextStep } from "./use-next-step.ts";
