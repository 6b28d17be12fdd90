export { ServingKeys } from "./serving-keys.tsx";
