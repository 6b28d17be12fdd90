import { chooseLanguage } from "#language/language.ts";
import { useLanguages } from "#language/use-language.ts";
import { LanguageIcon } from "#ui/icons.tsx";
import { SelectField } from "#ui/select-field.tsx";

export function LanguageSelect() {
  const { language, offered } = useLanguages();
  return (
    <SelectField
      label={language.messages.language}
      icon={<LanguageIcon />}
      value={language.code}
      options={offered.map(({ code, name }) => ({ value: code, name }))}
      onChange={(code) => {
        const chosen = offered.find((offer) => offer.code === code);
        if (chosen !== undefined) chooseLanguage(chosen);
      }}
    />
  );
}
