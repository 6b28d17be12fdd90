import { lightnesses, type LogoLook, type LogoSize } from "@comanda/domain/paper/logo-shades";

import type { OfficeMessages } from "#language/office-messages.tsx";
import { CheckField } from "#ui/check-field.tsx";
import { ChoiceField } from "#ui/choice-field.tsx";

import styles from "./logo-input.module.css";

type LogoLookFieldsProps = {
  readonly chosen: LogoLook;
  readonly office: OfficeMessages;
  readonly isBusy: boolean;
  readonly onChange: (look: LogoLook) => void;
};

const sizes = ["small", "medium", "large"] as const satisfies readonly LogoSize[];

/** How large and how light the chosen picture is printed. */
export function LogoLookFields({ chosen, office, isBusy, onChange }: LogoLookFieldsProps) {
  const { logo } = office;
  return (
    <fieldset className={styles["look"]} disabled={isBusy}>
      <legend className={styles["hidden"]}>{logo.look}</legend>
      <ChoiceField
        label={logo.size}
        placeholder={null}
        value={chosen.size}
        options={sizes.map((value) => ({ value, name: logo.sizes[value] }))}
        onChange={(picked) => {
          const size = sizes.find((one) => one === picked);
          if (size !== undefined) onChange({ ...chosen, size });
        }}
      />
      <ChoiceField
        label={logo.lightness}
        placeholder={null}
        value={chosen.lightness}
        options={lightnesses.map((value) => ({ value, name: logo.lightnesses[value] }))}
        onChange={(picked) => {
          const lightness = lightnesses.find((one) => one === picked);
          if (lightness !== undefined) onChange({ ...chosen, lightness });
        }}
      />
      <CheckField
        label={logo.inverted}
        isChecked={chosen.isInverted}
        onChange={(isInverted) => onChange({ ...chosen, isInverted })}
      />
    </fieldset>
  );
}
