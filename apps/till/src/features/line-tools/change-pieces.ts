import { articleAtNamedPrice } from "@comanda/domain/bill/add-answers";
import { addMixer } from "@comanda/domain/bill/add-mixer";
import { answersBelow, findLine, type Bill } from "@comanda/domain/bill/bill";
import { addPiece, takePiece } from "@comanda/domain/bill/change-quantity";
import { isCredit, type Line, type LineKey } from "@comanda/domain/bill/line";
import { piecesOf } from "@comanda/domain/bill/recount-free-pieces";
import { removeLine } from "@comanda/domain/bill/remove-line";
import type { Article } from "@comanda/domain/menu/article";
import { negateQuantity, oneQuantity, type Quantity } from "@comanda/domain/money/quantity";
import { refuse } from "@comanda/domain/refusal";

import { allMessages } from "#language/all-messages.ts";

import {
  changeOrder,
  mixersOf,
  newLineKey,
  removeUndoably,
  requireReference,
  saleMoment,
  useOrder,
} from "../order/index.ts";

/** The pieces of a press, free ones included, or of a credit; of a timer, null. */
export function countPieces(bill: Bill, line: Line): Quantity | null {
  if (isCredit(line)) return negateQuantity(line.quantity);
  if (line.type === "mixer") return line.quantity;
  return line.type === "normal" ? piecesOf(bill, line) : null;
}

/** One piece more of an unsent line, with its note and level. */
export function addOne(line: Line, article: Article): void {
  const { menu, promotions } = requireReference();
  changeOrder((bill) => {
    const press = { key: newLineKey(), article, promotions, moment: saleMoment(bill) };
    if (line.type === "mixer") {
      const item = findLine(bill, line.parent);
      if (item === null) return refuse("select-an-item");
      const group = mixersOf(menu, item);
      return addMixer(bill, {
        ...press,
        quantity: oneQuantity,
        joins: true,
        item: item.key,
        group,
      });
    }
    const typedPrice = article.hasVariablePrice ? line.productPrice : null;
    const presses = answersBelow(bill, line.key).flatMap(({ question, parent, ...answer }) =>
      question === null ? [] : [{ ...answer, question, item: parent, at: answer.createdAt }],
    );
    // An answer may name the price.
    const named = articleAtNamedPrice(article, { menu, presses }, line.key);
    return addPiece(bill, line.key, { ...press, article: named, typedPrice });
  });
}

/** One piece less of an unsent line; the last one removes the line. */
export function takeOne({ key }: Line): void {
  const { bill } = useOrder.getState();
  const line = bill === null ? null : findLine(bill, key);
  if (bill === null || line === null) return;
  if (countPieces(bill, line) === oneQuantity) {
    removeUnsent(key);
    return;
  }
  const { menu, promotions } = requireReference();
  const mixersEach = mixersOf(menu, line)?.maximum ?? 0;
  changeOrder((now) => takePiece(now, key, { promotions, mixersEach }));
}

/** Removes an unsent line with what its press added; Undo brings it back. */
export function removeUnsent(key: LineKey): void {
  const { promotions } = requireReference();
  removeUndoably((bill) => removeLine(bill, key, promotions), allMessages().order.lineRemoved);
}
