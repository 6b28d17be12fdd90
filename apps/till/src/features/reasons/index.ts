export { ReasonOptions } from "./reason-options.tsx";
