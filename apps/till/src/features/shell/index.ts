export { keepShell } from "./keep-shell.ts";
export { renewShell } from "./renew-shell.ts";
