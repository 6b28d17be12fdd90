import { readFirstVenue } from "@comanda/contract/first-venue";
import { useEffect, useState } from "react";

import { callApi } from "#api/call.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Failure } from "#api/failure.ts";
import { Banner } from "#ui/banner.tsx";
import { ComandaMark } from "#ui/icons.tsx";
import { Message } from "#ui/message.tsx";
import { Help, HelpButton } from "../help/index.ts";
import { KeptOrdersNotes } from "../kept-orders/index.ts";
import { LanguageSelect } from "./language-select.tsx";
import { LoginForm } from "./login-form.tsx";
import styles from "./login-screen.module.css";

type LoginScreenProps = {
  /** Why the previous session ended. */
  readonly because: Failure | null;
  /** Called if there are no users yet. */
  readonly onEmpty: () => void;
};

export function LoginScreen({ because, onEmpty }: LoginScreenProps) {
  const messages = useAllMessages();
  const [hasDemoPasswords, setHasDemoPasswords] = useState(false);
  useTitle(messages.loginTitle);
  useEffect(() => {
    const ask = async () => {
      const outcome = await callApi(readFirstVenue, {});
      if (!outcome.ok) return;
      setHasDemoPasswords(outcome.reply.hasDemoPasswords);
      if (outcome.reply.isEmpty) onEmpty();
    };
    void ask();
  }, [onEmpty]);
  return (
    <main className={styles["screen"]}>
      <div className={styles["panel"]}>
        <h1 className={styles["product"]}>
          <ComandaMark size={48} />
          {messages.product}
        </h1>
        {hasDemoPasswords && <Banner>{messages.demoPasswords}</Banner>}
        <KeptOrdersNotes />
        {isSecureContext ? (
          <LoginForm because={because} />
        ) : (
          <Message title={messages.insecureAddress} hint={null} />
        )}
        <div className={styles["language"]}>
          <LanguageSelect />
          <HelpButton />
        </div>
      </div>
      <Help />
    </main>
  );
}
