export { FrontPage } from "./front-page.tsx";
