export { itemNames } from "./item-names.ts";
