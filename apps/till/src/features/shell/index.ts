export { registerServiceWorker } from "./register-service-worker.ts";
export { renewShell } from "./renew-shell.ts";
