export { ColleaguesScreen } from "./colleagues-screen.tsx";
