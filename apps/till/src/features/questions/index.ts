export { placeOfPart, type Chosen } from "./chosen-answers.ts";
export {
  answersFor,
  answersOfSet,
  extrasOfAnswers,
  partName,
  pressesAboutParts,
  type PartAnswers,
} from "./part-answers.ts";
export { QuestionsBelow } from "./question-list.tsx";
export { QuestionsScreen } from "./questions-screen.tsx";
export { areSameAnswers } from "./same-answers.ts";
