export { matchesSchema } from "@comanda/sync/matches-schema";
