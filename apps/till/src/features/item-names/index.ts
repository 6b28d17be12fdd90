export { dishFinder, itemNames, takenOff } from "./item-names.ts";
