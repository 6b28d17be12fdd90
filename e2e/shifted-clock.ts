import { readFileSync } from "node:fs";

/** Loaded before a server: its clock is ahead by the milliseconds that stand in a file, which a test may change. */
const file = process.env["COMANDA_CLOCK_FILE"] ?? "";
const realNow = Date.now.bind(Date);
Date.now = () => realNow() + Number(readFileSync(file, "utf8"));
