export { MenuBrowser } from "./menu-browser.tsx";
export { MenuOutline } from "./menu-outline.tsx";
