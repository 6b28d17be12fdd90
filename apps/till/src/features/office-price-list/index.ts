export { PriceListScreen } from "./price-list-screen.tsx";
