import type { Instant } from "@comanda/contract/wire";

/** Tells the time. Only main.ts brings the real one. */
export type Clock = () => Instant;

/** Brings so many bytes that nobody can guess. */
export type RandomBytes = (count: number) => Buffer;

/** Where the one who runs the server reads what happened. */
export type Log = Readonly<Record<"warn" | "error", (about: object, message: string) => void>>;
