export { ActionMenu } from "./action-menu.tsx";
