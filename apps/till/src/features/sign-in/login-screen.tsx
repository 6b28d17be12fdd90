import { useMessages } from "#language/use-language.ts";
import { useTitle } from "#language/use-title.ts";
import type { Failure } from "#api/failure.ts";
import { ComandaMark } from "#ui/icons.tsx";
import { Message } from "#ui/message.tsx";
import { LanguageSelect } from "./language-select.tsx";
import { LoginForm } from "./login-form.tsx";
import styles from "./login-screen.module.css";

/** `because` is why the session before this one ended. */
export function LoginScreen({ because }: { readonly because: Failure | null }) {
  const messages = useMessages();
  useTitle(messages.loginTitle);
  return (
    <main className={styles["screen"]}>
      <div className={styles["panel"]}>
        <h1 className={styles["product"]}>
          <ComandaMark size={48} />
          {messages.product}
        </h1>
        {isSecureContext ? (
          <LoginForm because={because} />
        ) : (
          <Message title={messages.insecureAddress} hint={null} />
        )}
        <div className={styles["language"]}>
          <LanguageSelect />
        </div>
      </div>
    </main>
  );
}
