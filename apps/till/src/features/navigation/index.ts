export { useNavigate } from "./use-navigate.ts";
export { GuardedLink } from "./guarded-link.tsx";
