export { TableQuestion, type AskedTable } from "./table-question.tsx";
