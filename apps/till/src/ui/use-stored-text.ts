import { useEffect, useState } from "react";

/** Text input that survives a reload of the page, but not leaving the screen. */
export function useStoredText(name: string, initial: string) {
  const key = `comanda.typed.${name}`;
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? initial);
  useEffect(() => () => sessionStorage.removeItem(key), [key]);
  const changeText = (typed: string) => {
    sessionStorage.setItem(key, typed);
    setText(typed);
  };
  return [text, changeText] as const;
}
