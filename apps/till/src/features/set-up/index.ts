export { FirstGoodsScreen } from "./first-goods-screen.tsx";
export { SetUpScreen } from "./set-up-screen.tsx";
