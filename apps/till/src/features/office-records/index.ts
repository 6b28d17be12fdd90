export { partAt } from "./parts.tsx";
export { useCatalog } from "./catalog.ts";
export { readNumber, numberText } from "./number-text.ts";
export { saveThings } from "./save-things.ts";
export { thingsIn } from "./editor-screen.tsx";
export { listIn, nameOf, type Thing } from "./thing.ts";
