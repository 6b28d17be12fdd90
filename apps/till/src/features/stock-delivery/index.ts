export { StockDeliveryScreen } from "./stock-delivery-screen.tsx";
