export { SetupFilesScreen } from "./setup-files-screen.tsx";
