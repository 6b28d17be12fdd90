import { useState } from "react";

import { networkError } from "#api/failure.ts";
import { chooseLanguage } from "#language/language.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { languageName } from "#language/language-facts.ts";
import { useLanguages } from "#language/use-language.ts";
import { LanguageIcon } from "#ui/language-icon.tsx";
import { SelectField } from "#ui/select-field.tsx";

import { FailureMessage } from "../failure/index.ts";

export function LanguageSelect() {
  const { language, offered } = useLanguages();
  const messages = useAllMessages();
  const [isMissing, setIsMissing] = useState(false);
  const choose = async (code: string) => {
    const chosen = offered.find((offer) => offer.code === code);
    if (chosen !== undefined) setIsMissing(!(await chooseLanguage(chosen)));
  };
  return (
    <>
      {isMissing && <FailureMessage failure={networkError} />}
      <SelectField
        label={messages.language}
        icon={<LanguageIcon />}
        value={language.code}
        options={offered.map(({ code }) => ({ value: code, name: languageName(code) }))}
        onChange={(code) => void choose(code)}
      />
    </>
  );
}
