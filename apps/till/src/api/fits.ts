export { fits } from "@comanda/sync/fits";
