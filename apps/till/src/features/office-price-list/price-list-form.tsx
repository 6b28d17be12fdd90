import { languages } from "@comanda/domain/venue/settings";

import { languageName } from "#language/language-facts.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { Button } from "#ui/button.tsx";
import { CheckField } from "#ui/check-field.tsx";
import { CheckGroup } from "#ui/check-group.tsx";
import { ChoiceField } from "#ui/choice-field.tsx";
import { Choices as ChoiceButtons } from "#ui/choices.tsx";
import { TextField } from "#ui/text-field.tsx";

import { looksOf, type Choices, type Offer } from "./price-list-choices.ts";
import styles from "./price-list-screen.module.css";

type PriceListFormProps = {
  readonly choices: Choices;
  readonly offer: Offer;
  readonly onChoose: (changes: Partial<Choices>) => void;
};

/** What is on the list, and how it looks. */
export function PriceListForm({ choices, offer, onChoose }: PriceListFormProps) {
  const { priceList } = useOfficeMessages();
  const { kind, title } = choices;
  const kinds = ["priceList", "menu"] as const;
  return (
    <div className={styles["form"]}>
      <ChoiceButtons
        label={priceList.kind}
        isLabelShown
        value={kind}
        options={kinds.map((value) => ({ value, name: priceList.kinds[value] }))}
        onChange={(value) => onChoose({ kind: value, ...looksOf(value) })}
      />
      <TextField
        label={priceList.heading}
        hint={priceList.headingHint}
        autoComplete="off"
        maxLength={maximumTitle}
        value={title}
        onChange={({ target: { value } }) => onChoose({ title: value })}
      />
      <CheckGroup
        label={priceList.languages}
        hint={priceList.languagesHint}
        options={languages.map((code) => ({ value: code, name: languageName(code) }))}
        chosen={choices.languages}
        problem={choices.languages.size === 0 ? priceList.noLanguage : undefined}
        onChange={(chosen) => onChoose({ languages: chosen })}
      />
      {offer.scheduledMenus.length > 0 && (
        <ChoiceField
          label={priceList.scheduledMenu}
          placeholder={priceList.wholeMenu}
          value={choices.scheduledMenu}
          options={offer.scheduledMenus.map(({ id, name }) => ({ value: String(id), name }))}
          onChange={(scheduledMenu) => onChoose({ scheduledMenu })}
        />
      )}
      <Look choices={choices} offer={offer} onChoose={onChoose} />
      <CategoryChoice choices={choices} offer={offer} onChoose={onChoose} />
    </div>
  );
}

const maximumTitle = 100;

function Look({ choices, offer, onChoose }: PriceListFormProps) {
  const { priceList } = useOfficeMessages();
  const { hasPictures, hasAllergens, isTwoColumns } = choices;
  return (
    <>
      <ChoiceButtons
        label={priceList.columns}
        isLabelShown
        value={isTwoColumns ? "two" : "one"}
        options={[
          { value: "one", name: priceList.oneColumn },
          { value: "two", name: priceList.twoColumns },
        ]}
        onChange={(value) => onChoose({ isTwoColumns: value === "two" })}
      />
      <CheckField
        label={priceList.withPictures}
        isChecked={hasPictures}
        onChange={(isChecked) => onChoose({ hasPictures: isChecked })}
      />
      <CheckField
        label={priceList.withAllergens}
        hint={priceList.withAllergensHint}
        isChecked={hasAllergens}
        onChange={(isChecked) => onChoose({ hasAllergens: isChecked })}
      />
      {offer.promotions.length > 0 && (
        <ChoiceField
          label={priceList.promotion}
          placeholder={priceList.noPromotion}
          value={choices.promotion}
          options={offer.promotions.map(({ id, name }) => ({ value: String(id), name }))}
          onChange={(promotion) => onChoose({ promotion })}
        />
      )}
    </>
  );
}

function CategoryChoice({ choices, offer, onChoose }: PriceListFormProps) {
  const { priceList } = useOfficeMessages();
  const options = offer.sections.map(({ category, path }) => ({
    value: String(category.id),
    name: path.join(" > "),
  }));
  const all = options.map(({ value }) => value);
  const chosen = new Set(all.filter((value) => !choices.leftOut.has(value)));
  return (
    <>
      <CheckGroup
        label={priceList.categories}
        options={options}
        chosen={chosen}
        problem={chosen.size === 0 ? priceList.noCategory : undefined}
        onChange={(next) => onChoose({ leftOut: new Set(all.filter((value) => !next.has(value))) })}
      />
      <div className={styles["buttons"]}>
        <Button kind="plain" onClick={() => onChoose({ leftOut: new Set() })}>
          {priceList.allCategories}
        </Button>
        <Button kind="plain" onClick={() => onChoose({ leftOut: new Set(all) })}>
          {priceList.noCategories}
        </Button>
      </div>
    </>
  );
}
