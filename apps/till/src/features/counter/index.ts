export { startCounter } from "./start-counter.ts";
