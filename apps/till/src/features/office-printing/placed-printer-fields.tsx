import { paperWidths } from "@comanda/domain/paper/guess-paper-width";

import { useAllMessages } from "#language/all-messages.ts";
import { useOfficeMessages, type OfficeMessages } from "#language/office-messages.tsx";
import { Choices } from "#ui/choices.tsx";
import { TextField } from "#ui/text-field.tsx";

import { problemText } from "../office-records/index.ts";
import type { PlacedPrinter } from "./place-draft.ts";
import styles from "./printing-screen.module.css";
import type { Placing } from "./use-placing.ts";

type PlacedPrinterProps = { readonly printer: PlacedPrinter; readonly placing: Placing };

/** One found printer: its number, what it says about itself, its name and its paper. */
export function PlacedPrinterFields({ printer, placing }: PlacedPrinterProps) {
  const { printing } = useOfficeMessages();
  const { places: texts } = printing;
  const { number, found, name, widthDots } = printer;
  const { changePrinter } = placing;
  const problem = useNameProblem(printer, placing);
  return (
    <fieldset className={styles["printer"]}>
      <legend className={styles["said"]}>{texts.printer(number)}</legend>
      <div className={styles["found"]}>
        <span aria-hidden="true" className={styles["number"]}>
          {number}
        </span>
        <p>
          <strong>{modelOf(printer, printing)}</strong>
          <br />
          <small className={styles["quiet"]}>
            {[found.address, found.mac].filter(Boolean).join(" · ")}
            {found.isPrinting && ` · ${texts.isPrinting}`}
          </small>
        </p>
      </div>
      <TextField
        label={texts.name}
        placeholder={texts.namePlaceholder}
        value={name}
        problem={problem}
        onChange={(event) => changePrinter(number, { name: event.target.value })}
      />
      <Choices
        label={texts.width}
        isLabelShown
        value={String(widthDots)}
        options={widthOptions(widthDots, printing)}
        onChange={(dots) => changePrinter(number, { widthDots: Number(dots) })}
      />
    </fieldset>
  );
}

/** An empty name that is needed, or what the server said about the name. */
function useNameProblem({ number, name }: PlacedPrinter, placing: Placing): string | undefined {
  const office = useOfficeMessages();
  const messages = useAllMessages();
  const { places: texts } = office.printing;
  if (placing.nameless.includes(number)) return texts.needsName;
  const refused = placing.failure?.fields.find(
    ({ field, value }) => field === "name" && value === name.trim(),
  );
  return refused && problemText(refused, texts.name, { messages, office });
}

function modelOf({ found, record }: PlacedPrinter, { places }: OfficeMessages["printing"]): string {
  const stated = [found.maker, found.model].filter((text) => text !== "").join(" ");
  return stated || (record?.name ?? places.unknownModel);
}

/** The usual rolls, and what the printer has if that is another. */
function widthOptions(widthDots: number, { places }: OfficeMessages["printing"]) {
  const usual = [
    { value: String(paperWidths.wide), name: places.widths.wide },
    { value: String(paperWidths.narrow), name: places.widths.narrow },
  ];
  const value = String(widthDots);
  const isUsual = usual.some((option) => option.value === value);
  return isUsual ? usual : [...usual, { value, name: places.dots(widthDots) }];
}
