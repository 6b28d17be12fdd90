export { useNavigate } from "./use-navigate.ts";
