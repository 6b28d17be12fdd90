export { partAt } from "./parts.tsx";
