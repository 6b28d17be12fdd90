export { PermissionGate } from "./permission-gate.tsx";
export { Frame } from "./frame.tsx";
export { useNextStep } from "./use-next-step.ts";
