export { KeptOrdersNotes } from "./kept-orders-notes.tsx";
export { keptOrdersText } from "./kept-orders-text.ts";
export { placeNameOf, placeOf } from "./place-of.ts";
export { addIntent, changeIntents, readIntents } from "./intent-storage.ts";
export { outboxChannel } from "./outbox-channel.ts";
