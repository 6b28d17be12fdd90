export { parsedJson } from "@comanda/sync/parse-json-or-null";
