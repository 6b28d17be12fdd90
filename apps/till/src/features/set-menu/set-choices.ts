import type { Bill } from "@comanda/domain/bill/bill";
import { chosenParts } from "@comanda/domain/bill/chosen-parts";
import type { ChosenPart } from "@comanda/domain/bill/choose-set-parts";
import type { NormalLine } from "@comanda/domain/bill/line";
import { defaultChoices, type SectionChoices } from "@comanda/domain/bill/press-choice";
import type { QuestionId } from "@comanda/domain/id";
import type { Menu } from "@comanda/domain/menu/menu";
import type { Question } from "@comanda/domain/menu/question";
import { soldChoices } from "@comanda/domain/menu/sold-choices";

/** What is chosen on the sheet, by section. */
export type SetChoices = ReadonlyMap<QuestionId, SectionChoices>;

/** What the sheet opens with: the choices of the set that is changed, or the usual ones. */
export function choicesToBegin(
  sections: readonly Question[],
  changed: { readonly bill: Bill; readonly set: NormalLine } | null,
): SetChoices {
  const chosen = changed === null ? null : chosenParts(changed.bill, changed.set);
  return new Map(
    sections.map((section) => [
      section.id,
      chosen === null
        ? defaultChoices(section)
        : new Map(
            chosen
              .filter(({ question }) => question === section.id)
              .map(({ article, count }) => [article, count]),
          ),
    ]),
  );
}

/** Of what was chosen, what is still on the sheet: what was retired meanwhile is not ordered unseen. */
export function choicesOnSheet(
  menu: Menu,
  sections: readonly Question[],
  chosen: SetChoices,
): SetChoices {
  return new Map(
    sections.map((section) => {
      const shown = new Set(soldChoices(menu, section).map(({ article }) => article.id));
      return [
        section.id,
        new Map([...(chosen.get(section.id) ?? [])].filter(([id]) => shown.has(id))),
      ];
    }),
  );
}

export function areSameChoices(one: SetChoices, other: SetChoices): boolean {
  return textOf(one) === textOf(other);
}

/** In no particular order, since a choice that was touched again comes last. */
function textOf(choices: SetChoices): string {
  return [...choices]
    .flatMap(([section, counts]) =>
      [...counts].map(([article, count]) => `${section} ${article} ${count}`),
    )
    .toSorted()
    .join("\n");
}

/** What is chosen, as it is ordered. Notes, levels and courses stay with what is still chosen. */
export function partsOfChoices(
  choices: SetChoices,
  before: readonly ChosenPart[],
): readonly ChosenPart[] {
  return [...choices].flatMap(([question, counts]) =>
    [...counts].map(([article, count]) => {
      const old = before.find((part) => part.question === question && part.article === article);
      const plain = { note: "", orderLevel: null };
      return { ...plain, ...old, question, article, count };
    }),
  );
}
