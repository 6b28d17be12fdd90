import { checkOwnWord } from "@comanda/domain/office/check-own-words";
import { matchesSearch } from "@comanda/domain/text/matches-search";
import { defaultLanguage, findLanguage } from "@comanda/domain/venue/settings";
import { listPaperWords } from "@comanda/paper/words/paper-words";
import type { PaperWord } from "@comanda/paper/words/word-uses";
import { useId, useMemo, useState } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { FieldNotes, noteIds } from "#ui/field-notes.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { TextField } from "#ui/text-field.tsx";

import { toText, type Fields } from "./office-record.ts";
import { ownWordsOf, paperWordList, withOwnWord } from "./own-words.ts";
import { PaperPreview } from "./paper-preview.tsx";
import styles from "./paper-words-input.module.css";
import type { InputProps } from "./plain-inputs.tsx";
import { problemText } from "./problem-text.ts";

type PaperWordsInputProps = InputProps & {
  /** The record, with the language that its words replace. */
  readonly values: Fields;
};

/** All words of papers by what they are used for, each with the venue's own, beside papers that have them. */
export function PaperWordsInput(props: PaperWordsInputProps) {
  const { label, hint, problem, value, look, values, onChange } = props;
  const { search, noWord, uses } = look.office.paperWords;
  const id = useId();
  const [sought, setSought] = useState("");
  const language = findLanguage(toText(values["base"])) ?? defaultLanguage;
  const base = listPaperWords(language);
  const own = useMemo(() => ownWordsOf(value), [value]);
  const texts = new Map(own.map(({ word, text }) => [word, text]));
  const isSought = ({ word, english }: PaperWord) =>
    [english, base.get(word) ?? "", texts.get(word) ?? ""].some((text) =>
      matchesSearch(text, sought),
    );
  const groups = Map.groupBy(paperWordList.filter(isSought), ({ use }) => use);
  return (
    <fieldset className={styles["words"]} aria-describedby={noteIds({ id, hint, problem })}>
      <legend className={styles["label"]}>{label}</legend>
      <FieldNotes id={id} hint={hint} problem={problem} />
      <div className={styles["list"]}>
        <SearchField label={search} value={sought} isDisabled={false} onChange={setSought} />
        {groups.size === 0 && <p>{noWord}</p>}
        {[...groups].map(([use, words]) => (
          <fieldset key={use} className={styles["group"]}>
            <legend className={styles["use"]}>{uses[use]}</legend>
            {words.map(({ word, english }) => (
              <WordField
                key={word}
                english={english}
                base={base.get(word) ?? english}
                text={texts.get(word) ?? ""}
                look={look}
                onChange={(text) => onChange(withOwnWord(own, { word, text }))}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <PaperPreview own={own} language={language} money={look.money} />
    </fieldset>
  );
}

type WordFieldProps = Pick<PaperWordsInputProps, "look"> & {
  readonly english: string;
  /** Printed as long as the venue has no word of its own. */
  readonly base: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
};

/** What a field shows whole on a phone; longer words stand under it, unless the label says them. */
const longestPlaceholder = 30;

/** Keeps what is typed: a word of spaces is none, but the next letter may follow them. */
function WordField({ english, base, text, look, onChange }: WordFieldProps) {
  const messages = useAllMessages();
  const [typed, setTyped] = useState(text);
  const wrong = typed.trim() === "" ? null : checkOwnWord(typed, english);
  return (
    <TextField
      label={english}
      {...(base.length <= longestPlaceholder && { placeholder: base })}
      {...(base.length > longestPlaceholder && base !== english && { hint: base })}
      autoComplete="off"
      value={typed}
      problem={
        wrong === null
          ? undefined
          : problemText({ ...wrong, error: "" }, english, { messages, office: look.office })
      }
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(event.target.value);
      }}
    />
  );
}
