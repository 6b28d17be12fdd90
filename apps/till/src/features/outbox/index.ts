export { howEnded } from "./how-ended.ts";
export { itemNames } from "./intent-texts.ts";
export { Outbox } from "./outbox.tsx";
