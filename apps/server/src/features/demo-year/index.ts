export { createDemoYear } from "./create-demo-year.ts";
export { sizeProblem, type DemoYearSize } from "./demo-year-size.ts";
