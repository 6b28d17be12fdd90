export { KeptOrdersNotes } from "./kept-orders-notes.tsx";
export { keptOrdersText } from "./kept-orders-text.ts";
export { placeNameOf, placeOf } from "./place-of.ts";
export { intentsOf, readIntents } from "./read-intents.ts";
export { outboxChannel } from "./outbox-channel.ts";
