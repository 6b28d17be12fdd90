export { MenuBrowser, type MenuParts } from "./menu-browser.tsx";
export { MenuOutline } from "./menu-outline.tsx";
export { priceText } from "./price-text.ts";
export { readableColors } from "./readable-colors.ts";
export { useArticlesNow } from "./use-articles-now.ts";
