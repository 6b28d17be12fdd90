import { findLine } from "@comanda/domain/bill/bill";
import { lineKey } from "@comanda/domain/bill/line";
import type { PadLimits } from "@comanda/domain/input-pad/pad-limits";
import { pressPadKey, typeNumber } from "@comanda/domain/input-pad/press-pad-key";
import { isRefusal, refuse } from "@comanda/domain/refusal";
import { useState } from "react";
import { Redirect } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { Choices } from "#ui/choices.tsx";
import { FormScreen } from "#ui/form-screen.tsx";
import { KeyGrid } from "#ui/key-grid.tsx";
import { PadField } from "#ui/pad-field.tsx";
import { ToggleButtons } from "#ui/toggle-buttons.tsx";

import { useNavigate } from "../navigation/index.ts";
import { showRefusal } from "../notice/index.ts";
import { useOrder } from "../order/index.ts";
import { giveOnBill } from "./give-on-bill.ts";
import {
  discountKinds,
  limitsOfDiscount,
  readDiscount,
  type DiscountKind,
} from "./read-discount.ts";

type DiscountScreenProps = {
  readonly reference: Reference;
  /** The key of a line; without one, the discount is on the whole bill. */
  readonly line: string | undefined;
};

/** Takes something off a line or the whole bill: how much, and why. Touching the reason gives it. */
export function DiscountScreen({ reference, line }: DiscountScreenProps) {
  const bill = useOrder((state) => state.bill);
  const found = bill === null || line === undefined ? null : findLine(bill, lineKey(line));
  if (bill === null || (line !== undefined && found === null)) {
    return <Redirect to="/order" replace />;
  }
  const article = reference.menu.articles.find(({ id }) => id === found?.article);
  return <DiscountForm reference={reference} line={found?.key ?? null} name={article?.name} />;
}

/** The percentages that are given most often. */
const usualPercents = ["5", "10", "20", "50"];

type DiscountFormProps = {
  readonly reference: Reference;
  readonly line: ReturnType<typeof lineKey> | null;
  /** Of the article. */
  readonly name: string | undefined;
};

function DiscountForm({ reference, line, name }: DiscountFormProps) {
  const { lines, order, approval, cancel } = useAllMessages();
  const title = name === undefined ? lines.discountOnBill : lines.discountOn(name);
  useTitle(title);
  const navigate = useNavigate();
  const [kind, setKind] = useState<DiscountKind>("percent");
  const [typed, setTyped] = useState("");
  const limits = limitsOfDiscount(kind, reference.moneyFormat);
  const reasons = reference.discountReasons.filter(
    (reason) => (reason.kind === "house") === (kind === "house"),
  );
  const only = reasons.length === 1 ? reasons[0]?.name : undefined;
  const handleGive = (chosen: string | null) => {
    const reason = reasons.find((each) => each.name === chosen);
    const discount = readDiscount(kind, typed, reference.moneyFormat);
    if (isRefusal(discount)) showRefusal(discount);
    else if (reason === undefined) showRefusal(refuse("discount-reason-required"));
    else {
      const texts = { said: lines.discountGiven, askManager: approval.ask };
      const given = { ...discount, line, reason: reason.id };
      giveOnBill(given, reference, { texts, onGiven: () => navigate("/order") });
    }
  };
  const handleKind = (next: DiscountKind) => {
    setKind(next);
    setTyped("");
  };
  return (
    <FormScreen
      title={title}
      texts={{ cancel, submit: lines.giveDiscount }}
      isTyped={typed !== ""}
      keys={
        kind === "house" ? undefined : (
          <KeyGrid
            texts={order}
            extra={limits.fraction ?? "none"}
            onKey={(key) => setTyped(pressPadKey(typed, key, limits))}
          />
        )
      }
      onSubmit={() => handleGive(only ?? null)}
      onCancel={() => navigate("/order")}
    >
      <HowMuch kind={kind} typed={typed} limits={limits} onKind={handleKind} onTyped={setTyped} />
      <Reasons names={reasons.map((reason) => reason.name)} onPress={handleGive} />
    </FormScreen>
  );
}

type HowMuchProps = {
  readonly kind: DiscountKind;
  readonly typed: string;
  readonly limits: PadLimits;
  readonly onKind: (kind: DiscountKind) => void;
  readonly onTyped: (typed: string) => void;
};

function HowMuch({ kind, typed, limits, onKind, onTyped }: HowMuchProps) {
  const { lines, order } = useAllMessages();
  const names = { percent: "%", amount: lines.amountOff, house: order.onTheHouse };
  const label = kind === "percent" ? lines.percentOff : lines.amountOff;
  return (
    <>
      <Choices
        label={lines.howMuch}
        value={kind}
        options={discountKinds.map((value) => ({ value, name: names[value] }))}
        onChange={onKind}
      />
      {kind === "percent" && (
        <ToggleButtons
          label={lines.howMuch}
          options={usualPercents.map((percent) => `${percent} %`)}
          isPressed={(option) => option === `${typed} %`}
          isBusy={false}
          onPress={(option) => onTyped(option.replace(" %", ""))}
        />
      )}
      {kind !== "house" && (
        <PadField
          label={label}
          value={typed}
          isFirst
          onChange={(text) => onTyped(typeNumber(typed, text, limits))}
        />
      )}
    </>
  );
}

type ReasonsProps = {
  readonly names: readonly string[];
  readonly onPress: (name: string) => void;
};

function Reasons({ names, onPress }: ReasonsProps) {
  const { lines } = useAllMessages();
  if (names.length === 0) return <p>{lines.noDiscountReasons}</p>;
  return (
    <ToggleButtons
      label={lines.whyDiscount}
      options={names}
      isPressed={() => false}
      isBusy={false}
      onPress={onPress}
    />
  );
}
