export { parseJsonOrNull } from "@comanda/sync/parse-json-or-null";
