/** On it the windows of a device notify each other when the outbox changes; its name is also that of their lock. */
export const outboxChannel = "comanda.outbox";
