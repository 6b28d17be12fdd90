import { fieldErrorCodes } from "@comanda/domain/form/field-error";

import type { Failure } from "#api/failure.ts";
import { fieldProblemText } from "#language/field-problem-text.ts";
import { useSetUpMessages } from "#language/set-up-messages.ts";
import { useMessages } from "#language/use-language.ts";

import { FailureMessage } from "../failure/index.ts";
import styles from "./first-goods-screen.module.css";

/** As many as somebody mends before trying again. */
const mostShown = 20;

/** What is wrong with a file, row by row; nothing of it was taken. */
export function FileProblems({ failure }: { readonly failure: Failure }) {
  const words = useSetUpMessages();
  const messages = useMessages();
  const sentences = failure.fields.map((problem) => {
    const plain = fieldErrorCodes.find((code) => code === problem.code);
    // The server's own sentence says where it is, what stands there and what may.
    if (plain === undefined) return problem.error;
    const { section = "", row, field, value, maximum = 0 } = problem;
    const asked = plain === "too-long" ? { code: plain, maximum } : { code: plain };
    const stands = value === undefined ? "" : ` (${JSON.stringify(value)})`;
    const place = words.place(section, row === undefined ? null : row + 1);
    return `${place}: ${fieldProblemText(asked, field, messages)}${stands}`;
  });
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
