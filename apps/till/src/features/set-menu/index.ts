export { extraText } from "./extra-text.ts";
export { SetOffer } from "./set-offer.tsx";
export { SetScreen } from "./set-screen.tsx";
