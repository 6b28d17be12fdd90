import type { Instant } from "@comanda/contract/wire";

/** Returns the time. Only programs pass the real one. */
export type Clock = () => Instant;

/** Returns so many unguessable bytes. */
export type RandomBytes = (count: number) => Buffer;

/** The operator's log. */
export type Log = Readonly<Record<"warn" | "error", (about: object, message: string) => void>>;
