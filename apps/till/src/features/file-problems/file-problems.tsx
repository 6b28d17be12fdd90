import type { Failure } from "#api/failure.ts";
import { useFileMessages } from "#language/file-messages.ts";
import { useAllMessages } from "#language/all-messages.ts";

import { FailureMessage } from "../failure/index.ts";
import { HelpLink } from "../help/index.ts";
import styles from "./file-problems.module.css";
import { describeProblem, type ProblemTexts } from "./describe-problem.ts";

type FileProblemsProps = {
  readonly failure: Failure;
  /** Texts for problems that go beyond those of every form. */
  readonly texts?: ProblemTexts;
  /** Rows of the file above the first data row, such as a table's heading. */
  readonly rowsAbove?: number;
};

/** As many as one fixes before trying again. */
const maxShown = 20;
const noProblemTexts: ProblemTexts = {};

/** Lists the problems of a file row by row; nothing of the file was imported. */
export function FileProblems({
  failure,
  texts = noProblemTexts,
  rowsAbove = 0,
}: FileProblemsProps) {
  const words = useFileMessages();
  const messages = useAllMessages();
  const context = { words, messages, texts, rowsAbove };
  const sentences = [
    ...new Set(failure.fields.map((problem) => describeProblem(problem, context))),
  ];
  return (
    <section aria-live="polite">
      <FailureMessage failure={failure}>
        <HelpLink page="running/set-up#a-venue-as-a-file" />
      </FailureMessage>
      <ul className={styles["problems"]}>
        {sentences.slice(0, maxShown).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {sentences.length > maxShown && <p>{words.moreProblems(sentences.length - maxShown)}</p>}
    </section>
  );
}
