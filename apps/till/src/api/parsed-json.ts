export { parsedJson } from "@comanda/sync/parsed-json";
