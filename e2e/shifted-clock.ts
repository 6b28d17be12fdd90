import { readFileSync } from "node:fs";

/** Preloaded into a server: shifts its clock ahead by the milliseconds in a file, which a test may change. */
const file = process.env["COMANDA_CLOCK_FILE"] ?? "";
const realNow = Date.now.bind(Date);
Date.now = () => realNow() + Number(readFileSync(file, "utf8"));
