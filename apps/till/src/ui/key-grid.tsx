import { useState, type ReactNode } from "react";

import { UndoIcon } from "./later-icons.tsx";
import { Key } from "./key.tsx";
import styles from "./key-grid.module.css";

const digits = ["7", "8", "9", "4", "5", "6", "1", "2", "3"];
const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");

export type KeyGridTexts = {
  readonly deleteLastCharacter: string;
  readonly alphabet: string;
  readonly numbers: string;
};

/** Receives the character, several zeros, or `<` for backspace. */
type OnKey = (key: string) => void;

type KeyGridProps = {
  readonly texts: KeyGridTexts;
  /** The corner key of the digits: the decimal sign for amounts, or the switch to letters. */
  readonly extra: "letters" | "none" | { readonly sign: string };
  /** The other corner key: several zeros at once, instead of the delete key, which is beside the field then. */
  readonly zeros?: string;
  readonly onKey: OnKey;
};

/** The keys of an on-screen pad. */
export function KeyGrid({ texts, extra, zeros, onKey }: KeyGridProps) {
  const [hasLetters, setHasLetters] = useState(false);
  const toggle = <LetterToggle texts={texts} hasLetters={hasLetters} onToggle={setHasLetters} />;
  if (hasLetters) return <LetterGrid texts={texts} toggle={toggle} onKey={onKey} />;
  return (
    <div className={styles["digits"]}>
      <Keys keys={digits} onKey={onKey} />
      {extra === "letters" && toggle}
      {typeof extra === "object" && <Keys keys={[extra.sign]} onKey={onKey} />}
      {extra === "none" && <span />}
      <Key onPress={() => onKey("0")}>0</Key>
      {zeros === undefined ? (
        <UndoKey texts={texts} onKey={onKey} />
      ) : (
        <Keys keys={[zeros]} onKey={onKey} />
      )}
    </div>
  );
}

type LetterGridProps = {
  readonly texts: KeyGridTexts;
  /** The switch back to digits, unless it is shown elsewhere. */
  readonly toggle?: ReactNode;
  readonly onKey: OnKey;
};

export function LetterGrid({ texts, toggle, onKey }: LetterGridProps) {
  return (
    <div className={styles[toggle === undefined ? "letters" : "letters-and-toggle"]}>
      <Keys keys={letters} onKey={onKey} />
      <UndoKey texts={texts} onKey={onKey} />
      {toggle}
    </div>
  );
}

type LetterToggleProps = {
  readonly texts: KeyGridTexts;
  readonly hasLetters: boolean;
  readonly isDisabled?: boolean;
  readonly onToggle: (hasLetters: boolean) => void;
};

/** Switches between letters and digits. */
export function LetterToggle({ texts, hasLetters, isDisabled, onToggle }: LetterToggleProps) {
  return (
    <Key kind="word" isDisabled={isDisabled ?? false} onPress={() => onToggle(!hasLetters)}>
      {hasLetters ? texts.numbers : texts.alphabet}
    </Key>
  );
}

type UndoKeyProps = { readonly texts: KeyGridTexts; readonly onKey: OnKey };

export function UndoKey({ texts, onKey }: UndoKeyProps) {
  return (
    <Key label={texts.deleteLastCharacter} onPress={() => onKey("<")}>
      <UndoIcon />
    </Key>
  );
}

type KeysProps = { readonly keys: readonly string[]; readonly onKey: OnKey };

function Keys({ keys, onKey }: KeysProps) {
  return keys.map((key) => (
    <Key key={key} onPress={() => onKey(key)}>
      {key}
    </Key>
  ));
}
