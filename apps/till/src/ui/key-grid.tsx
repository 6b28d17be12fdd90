import { useState } from "react";

import { UndoIcon } from "./icons.tsx";
import { Key } from "./key.tsx";
import styles from "./key-grid.module.css";

const digits = ["7", "8", "9", "4", "5", "6", "1", "2", "3"];
const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");

export type KeyGridTexts = {
  readonly undo: string;
  readonly alphabet: string;
  readonly numbers: string;
};

type KeyGridProps = {
  readonly texts: KeyGridTexts;
  /** What stands in the corner of the digits: the decimal sign for amounts, letters for names. */
  readonly extra: "letters" | "none" | { readonly sign: string };
  /** The character that was pressed, or `<` to take one back. */
  readonly onKey: (key: string) => void;
};

/** The keys of a pad, which type into whatever its owner says. */
export function KeyGrid({ texts, extra, onKey }: KeyGridProps) {
  const [hasLetters, setHasLetters] = useState(false);
  const toggle = (
    <Key kind="word" onPress={() => setHasLetters(!hasLetters)}>
      {hasLetters ? texts.numbers : texts.alphabet}
    </Key>
  );
  const undo = (
    <Key label={texts.undo} onPress={() => onKey("<")}>
      <UndoIcon />
    </Key>
  );
  if (hasLetters) {
    return (
      <div className={styles["letters"]}>
        <Keys keys={letters} onKey={onKey} />
        {undo}
        {toggle}
      </div>
    );
  }
  return (
    <div className={styles["digits"]}>
      <Keys keys={digits} onKey={onKey} />
      {extra === "letters" && toggle}
      {typeof extra === "object" && <Keys keys={[extra.sign]} onKey={onKey} />}
      {extra === "none" && <span />}
      <Key onPress={() => onKey("0")}>0</Key>
      {undo}
    </div>
  );
}

type KeysProps = { readonly keys: readonly string[]; readonly onKey: (key: string) => void };

function Keys({ keys, onKey }: KeysProps) {
  return keys.map((key) => (
    <Key key={key} onPress={() => onKey(key)}>
      {key}
    </Key>
  ));
}
