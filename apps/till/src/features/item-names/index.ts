export { itemNames, takenOff } from "./item-names.ts";
