export { keepShell } from "./register-service-worker.ts";
export { renewShell } from "./renew-shell.ts";
