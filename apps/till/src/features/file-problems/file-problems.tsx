import type { Failure } from "#api/failure.ts";
import { useFileMessages } from "#language/file-messages.ts";
import { useMessages } from "#language/use-language.ts";

import { FailureMessage } from "../failure/index.ts";
import styles from "./file-problems.module.css";
import { sentenceOf, type Sayings } from "./describe-problem.ts";

type FileProblemsProps = {
  readonly failure: Failure;
  /** Texts for problems that go beyond those of every form. */
  readonly sayings?: Sayings;
  /** Rows of the file above the first data row, such as a table's heading. */
  readonly rowsAbove?: number;
};

/** As many as one fixes before trying again. */
const mostShown = 20;
const noSayings: Sayings = {};

/** Lists the problems of a file row by row; nothing of the file was imported. */
export function FileProblems({ failure, sayings = noSayings, rowsAbove = 0 }: FileProblemsProps) {
  const words = useFileMessages();
  const messages = useMessages();
  const speech = { words, messages, sayings, rowsAbove };
  const sentences = [...new Set(failure.fields.map((problem) => sentenceOf(problem, speech)))];
  return (
    <section aria-live="polite">
      <FailureMessage failure={failure} />
      <ul className={styles["problems"]}>
        {sentences.slice(0, mostShown).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {sentences.length > mostShown && <p>{words.moreProblems(sentences.length - mostShown)}</p>}
    </section>
  );
}
