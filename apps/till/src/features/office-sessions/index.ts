export { SessionsScreen } from "./sessions-screen.tsx";
