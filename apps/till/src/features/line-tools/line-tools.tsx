import { findLine, type Bill } from "@comanda/domain/bill/bill";
import { isItem } from "@comanda/domain/bill/line-order";
import { isCredit, type Line } from "@comanda/domain/bill/line";
import { listAllergens } from "@comanda/domain/menu/allergens";
import { priceListTexts } from "@comanda/paper/messages/price-list-texts";
import { languageState } from "#language/language.ts";
import type { Article } from "@comanda/domain/menu/article";
import { useLayoutEffect, useRef } from "react";
import { useLocation } from "wouter";

import { useAllMessages, type AllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icons.tsx";

import { AgainKey, CourseChips } from "../courses/index.ts";
import { NoteOptions, setLineNote } from "../lines/index.ts";
import { useAction } from "../notice/index.ts";
import type { LineToolsProps } from "../order-screen/index.ts";
import { saleMoment, useOrder } from "../order/index.ts";
import { ReasonOptions } from "../reasons/index.ts";
import { SeatChips } from "../seats/index.ts";
import { BreakUpKey } from "./break-up-key.tsx";
import { creditMore, creditOne, takeLess } from "./change-credit.ts";
import { addOne, countPieces, removeUnsent, takeOne } from "./change-pieces.ts";
import { describePrice } from "./describe-price.ts";
import styles from "./line-tools.module.css";
import { discountedKey, toolsOfLine, type Tool } from "./tools-of-line.ts";

/** What can be done to the open line, under its text. */
export function LineTools({ lineKey, reference }: LineToolsProps) {
  const bill = useOrder((state) => state.bill);
  const sending = useOrder((state) => state.sending);
  const line = bill === null ? null : findLine(bill, lineKey);
  if (bill === null || line === null) return null;
  const article = reference.menu.articles.find(({ id }) => id === line.article) ?? null;
  const tools = toolsOfLine({ bill, sending }, line, article, reference);
  if (tools.size === 0) return null;
  return <Tools bill={bill} line={line} article={article} tools={tools} reference={reference} />;
}

type ToolsProps = {
  readonly bill: Bill;
  readonly line: Line;
  readonly article: Article | null;
  readonly tools: ReadonlySet<Tool>;
  readonly reference: Reference;
};

function Tools({ bill, line, article, tools, reference }: ToolsProps) {
  const messages = useAllMessages();
  const [, navigate] = useLocation();
  const group = useRef<HTMLFieldSetElement>(null);
  // Under the last line there is often no room for it.
  useLayoutEffect(() => {
    group.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const name = article?.name ?? "";
  const sale = saleMoment(bill);
  const reason =
    article === null ? null : describePrice(line, article, reference, { sale, messages });
  const contents = article === null ? null : describeAllergens(article, reference, messages);
  return (
    <fieldset ref={group} aria-label={messages.lines.changeLine(name)} className={styles["tools"]}>
      {reason !== null && <p className={styles["reason"]}>{reason}</p>}
      {contents !== null && <p className={styles["contents"]}>{contents}</p>}
      <div className={styles["keys"]}>
        {tools.has("pieces") && article !== null && (
          <Pieces bill={bill} line={line} article={article} />
        )}
        {plainTools.map(({ tool, symbol, label, press }) =>
          tools.has(tool) ? (
            <Button key={tool} kind="plain" onClick={() => press(line, navigate)}>
              <Icon>
                <path d={symbol} />
              </Icon>
              <span>{label(messages)}</span>
            </Button>
          ) : null,
        )}
        {tools.has("break-up") && (
          <BreakUpKey bill={bill} set={line} name={name} reference={reference} />
        )}
        <AgainKey bill={bill} line={line} />
      </div>
      {isItem(line) && <SeatChips bill={bill} line={line} />}
      {isItem(line) && <CourseChips bill={bill} line={line} reference={reference} />}
      {tools.has("note") && <QuickNotes line={line} options={article?.cookingOptions ?? []} />}
      {tools.has("reason") && <QuickReasons line={line} />}
    </fieldset>
  );
}

type QuickNotesProps = { readonly line: Line; readonly options: readonly string[] };

function QuickNotes({ line: { key, note }, options }: QuickNotesProps) {
  const { isBusy, run } = useAction();
  return (
    <div className={styles["notes"]}>
      <NoteOptions
        options={options}
        note={note}
        isBusy={isBusy}
        onChange={(changed) => void run(() => setLineNote(key, changed))}
      />
    </div>
  );
}

function QuickReasons({ line: { key, note } }: Pick<QuickNotesProps, "line">) {
  const { isBusy, run } = useAction();
  return (
    <div className={styles["notes"]}>
      <ReasonOptions
        what="credit"
        reason={note}
        isBusy={isBusy}
        onChange={(reason) => void run(() => setLineNote(key, reason))}
      />
    </div>
  );
}

type PiecesProps = Pick<ToolsProps, "bill" | "line"> & { readonly article: Article };

function Pieces({ bill, line, article }: PiecesProps) {
  const { lines } = useAllMessages();
  const isBack = isCredit(line);
  const handleLess = () => (isBack ? takeLess(line) : takeOne(line));
  const handleMore = () => (isBack ? creditMore(line) : addOne(line, article));
  return (
    <div className={styles["pieces"]}>
      <Button kind="plain" aria-label={lines.oneLess(article.name)} onClick={handleLess}>
        <Icon>
          <path d="M5 12h14" />
        </Icon>
      </Button>
      <output>{countPieces(bill, line)}</output>
      <Button kind="plain" aria-label={lines.oneMore(article.name)} onClick={handleMore}>
        <Icon>
          <path d="M12 5v14M5 12h14" />
        </Icon>
      </Button>
    </div>
  );
}

type PlainTool = {
  readonly tool: Exclude<Tool, "pieces" | "break-up">;
  /** An SVG path in a square of 24. */
  readonly symbol: string;
  readonly label: (messages: AllMessages) => string;
  /** The open line is the selected one, to which these screens apply. */
  readonly press: (line: Line, navigate: (path: string) => void) => void;
};

const plainTools: readonly PlainTool[] = [
  {
    tool: "answers",
    symbol: "M4 6h2M9 6h11M4 12h2M9 12h11M4 18h2M9 18h11",
    label: ({ lines }) => lines.answers,
    press: (_line, navigate) => navigate("/questions"),
  },
  {
    tool: "note",
    symbol: "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4",
    label: ({ lines }) => lines.note,
    press: (_line, navigate) => navigate("/add-note"),
  },
  {
    tool: "reason",
    symbol: "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4",
    label: ({ money }) => money.reason,
    press: (_line, navigate) => navigate("/add-note"),
  },
  {
    tool: "level",
    symbol: "M5 20v-5M12 20V10M19 20V4",
    label: ({ lines }) => lines.level,
    press: (_line, navigate) => navigate("/order-level"),
  },
  {
    tool: "commission",
    symbol: "M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M5 21c0-4 3-7 7-7s7 3 7 7",
    label: ({ lines }) => lines.earnerKey,
    press: ({ article }, navigate) => navigate(`/set-commission/${article}`),
  },
  {
    tool: "time",
    symbol: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5l3 2",
    label: ({ lines }) => lines.time,
    press: (_line, navigate) => navigate("/change-time"),
  },
  {
    tool: "discount",
    symbol: "M4 4h7l9 9-7 7-9-9zM8.5 8.5h.01",
    label: ({ lines }) => lines.discount,
    press: (line, navigate) => navigate(`/discount/${discountedKey(line)}`),
  },
  {
    tool: "credit",
    symbol: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
    label: ({ lines }) => lines.creditOne,
    press: creditOne,
  },
  {
    tool: "parts",
    symbol: "M4 6h2M9 6h11M4 12h2M9 12h11M4 18h2M9 18h11",
    label: ({ lines }) => lines.chooseParts,
    press: ({ article, key }, navigate) => navigate(`/set/${article}/${key}`),
  },
  {
    tool: "remove",
    symbol: "M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5",
    label: ({ order }) => order.remove,
    press: ({ key }) => removeUnsent(key),
  },
];

/** What a guest with an allergy asks; null where the venue states it of no article. */
function describeAllergens(
  { allergens }: Article,
  { menu }: Reference,
  { lines }: AllMessages,
): string | null {
  if (allergens === null) {
    const isStated = menu.articles.some((other) => other.allergens !== null);
    return isStated ? lines.allergensNotStated : null;
  }
  const texts = priceListTexts[languageState().language.code];
  if (allergens === 0) return texts.containsNone;
  const words = listAllergens(allergens).map((allergen) => texts.allergens[allergen]);
  return lines.contains(words.join(", "));
}
