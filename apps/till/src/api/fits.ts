export { fits } from "@comanda/sync/matches-schema";
