export { FileProblems } from "./file-problems.tsx";
