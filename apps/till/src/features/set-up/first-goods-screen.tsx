import { bringSample, importSetup } from "@comanda/contract/office-setup";
import { requirePermission } from "@comanda/domain/staff/action-permissions";
import { useState } from "react";
import { Redirect, useLocation } from "wouter";

import type { Failure } from "#api/failure.ts";
import type { Session } from "#api/session.ts";
import { useFileMessages } from "#language/file-messages.ts";
import { useSetUpMessages } from "#language/set-up-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { write } from "#records/write.ts";
import { Button } from "#ui/button.tsx";
import { FileButton } from "#ui/file-button.tsx";
import { Screen } from "#ui/screen.tsx";

import { describeOtherStaffIds, FileProblems } from "../file-problems/index.ts";
import { useNavigate } from "../navigation/index.ts";
import { showNotice, showSuccess, useAction } from "../notice/index.ts";
import { importAsking, useVenueQuestion } from "../set-up-file/index.ts";
import styles from "./first-goods-screen.module.css";

const samples = ["restaurant", "bar", "spa", "hotel"] as const;
type Sample = (typeof samples)[number];

type FirstGoodsProps = { readonly session: Session; readonly reference: Reference };

/** Offers a new venue its first articles: a sample, a copy from another venue, or none. */
export function FirstGoodsScreen({ session, reference }: FirstGoodsProps) {
  const words = useSetUpMessages();
  useTitle(words.goodsTitle);
  const [, navigate] = useLocation();
  const { isBusy, refused, bring, fill, question } = useFirstArticles();
  const isFirst = reference.menu.articles.length === 0;
  const mayBegin = requirePermission(session.user, "keep-office") === null;
  // A sample changes the menu while this screen is still open.
  const [isOpen] = useState(isFirst && mayBegin);
  if (!isOpen) return <Redirect to="/order" replace />;

  return (
    <Screen title={words.goodsTitle}>
      <p className={styles["lead"]}>{words.goodsLead}</p>
      <p className={styles["lead"]}>{words.goodsHabits}</p>
      <ul className={styles["samples"]}>
        {samples.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={styles["sample"]}
              disabled={isBusy}
              onClick={() => void fill(name)}
            >
              <span className={styles["name"]}>{words.samples[name]}</span>
              <span className={styles["hint"]}>{words.sampleHints[name]}</span>
            </button>
          </li>
        ))}
      </ul>
      {question}
      {refused !== null && <FileProblems failure={refused} />}
      <div className={styles["others"]}>
        <FileButton
          label={words.bringFile}
          accept=".yaml,.yml"
          disabled={isBusy}
          onChoose={(file) => void bring(() => file.text())}
        >
          {words.bringFile}
        </FileButton>
        <Button kind="plain" disabled={isBusy} onClick={() => navigate("/order")}>
          {words.withNothing}
        </Button>
      </div>
    </Screen>
  );
}

function useFirstArticles() {
  const words = useSetUpMessages();
  const files = useFileMessages();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<Failure | null>(null);
  const { isBusy, run } = useAction();
  const { ask, question } = useVenueQuestion();
  const refuse = (failure: Failure): null => {
    setRefused(failure);
    return null;
  };
  const begin = (added: number, otherIds: string | null): null => {
    setRefused(null);
    if (otherIds === null) showSuccess(words.brought(added));
    else showNotice(`${words.brought(added)}. ${otherIds}`);
    navigate("/order");
    return null;
  };
  return {
    isBusy,
    refused,
    question,
    bring: (read: () => Promise<string>) =>
      run(async () => {
        setRefused(null);
        const yaml = await read();
        const taken = await importAsking(
          (venue) => write(importSetup, { body: { yaml, venue } }),
          ask,
        );
        if (taken === null) return null;
        if (!taken.ok) return refuse(taken.failure);
        return begin(taken.reply.added, describeOtherStaffIds(taken.reply, files));
      }),
    fill: (name: Sample) =>
      run(async () => {
        const filled = await write(bringSample, { params: { name } });
        return filled.ok ? begin(filled.reply.added, null) : refuse(filled.failure);
      }),
  };
}
