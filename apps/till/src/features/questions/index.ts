export { QuestionsScreen } from "./questions-screen.tsx";
