import { fieldErrorCodes } from "@comanda/domain/form/field-error";

import type { Failure } from "#api/failure.ts";
import type { Messages } from "#language/english.ts";
import { fieldProblemText } from "#language/field-problem-text.ts";
import { useFileMessages } from "#language/file-messages.ts";
import { useMessages } from "#language/use-language.ts";

import { FailureMessage } from "../failure/index.ts";
import styles from "./file-problems.module.css";

type FileMessages = ReturnType<typeof useFileMessages>;
type Problem = Failure["fields"][number];
/** What is said of a field by the code of its problem. */
type Sayings = Readonly<Record<string, (field: string) => string>>;

type FileProblemsProps = {
  readonly failure: Failure;
  /** For the problems that need more than the words of every form. */
  readonly sayings?: Sayings;
  /** Rows of the file above the first that counts, such as the heading of a table. */
  readonly rowsAbove?: number;
};

/** As many as somebody mends before trying again. */
const mostShown = 20;
const noSayings: Sayings = {};

/** What is wrong with a file, row by row; nothing of it was taken. */
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

type Speech = {
  readonly words: FileMessages;
  readonly messages: Messages;
  readonly sayings: Sayings;
  readonly rowsAbove: number;
};

function sentenceOf(problem: Problem, { words, messages, sayings, rowsAbove }: Speech): string {
  const { fields } = messages;
  const { section, row, field, value, maximum = 0, code = "", allowed } = problem;
  const plain = fieldErrorCodes.find((one) => one === code);
  // What a file names may never have been there.
  const saying = code === "not-found" ? fields.invalid : sayings[code];
  // What is wrong with the file as a whole, or has no words here, the server says in its own.
  if (section === undefined || (plain === undefined && saying === undefined)) return problem.error;
  const asked = plain === "too-long" ? { code: plain, maximum } : { code: plain ?? "invalid" };
  const what = saying?.(field) ?? fieldProblemText(asked, field, messages);
  const stands = value === undefined ? "" : ` (${JSON.stringify(value)})`;
  const place = words.place(section, row === undefined ? null : row + 1 + rowsAbove);
  const may = allowed === undefined ? "" : `. ${words.allowed(allowed)}`;
  return `${place}: ${what}${stands}${may}`;
}
