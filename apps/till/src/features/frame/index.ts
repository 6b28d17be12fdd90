export { PermissionGate } from "./permission-gate.tsx";
export { Frame, type MenuProps } from "./frame.tsx";
export { useNextStep } from "./use-next-step.ts";
export { useStepsAfter } from "./use-steps-after.ts";
export { isEntryOfPath } from "./entries-for-user.ts";
export type { ActionGroup, MenuEntry } from "./menu-entries.ts";
export { useEntries } from "./use-entries.ts";
export { useOpenEntry } from "./use-open-entry.ts";
export { frequentActions } from "./frequent-actions.ts";
