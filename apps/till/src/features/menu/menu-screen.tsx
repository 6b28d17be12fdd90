import { useState } from "react";
import type { Session } from "#api/session.ts";
import { useMessages } from "#language/use-language.ts";
import { useTitle } from "#language/use-title.ts";
import { Button } from "#ui/button.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { FailureMessage } from "../failure/index.ts";
import { LogOutButton } from "../sign-in/index.ts";
import { MenuBrowser } from "./menu-browser.tsx";
import { MenuOutline } from "./menu-outline.tsx";
import styles from "./menu-screen.module.css";
import { useMenu, type MenuState } from "./use-menu.ts";
import { WhoAndWhere } from "./who-and-where.tsx";

export function MenuScreen({ session }: { readonly session: Session }) {
  const messages = useMessages();
  useTitle(messages.menuTitle);
  const menu = useMenu();
  const [search, setSearch] = useState("");
  return (
    <div className={styles["screen"]}>
      <header className={styles["header"]}>
        <WhoAndWhere session={session} />
        <div className={styles["search"]}>
          <SearchField
            label={messages.searchMenu}
            value={search}
            isDisabled={menu.state === "failed"}
            onChange={setSearch}
          />
        </div>
        <LogOutButton session={session} isCompact />
      </header>
      <main className={styles["main"]}>
        <MenuPanel menu={menu} search={search} onSearchEnd={() => setSearch("")} />
      </main>
    </div>
  );
}

type MenuPanelProps = {
  readonly menu: MenuState;
  readonly search: string;
  readonly onSearchEnd: () => void;
};

function MenuPanel({ menu, search, onSearchEnd }: MenuPanelProps) {
  const { tryAgain } = useMessages();
  switch (menu.state) {
    case "loading":
      return <MenuOutline />;
    case "failed":
      return (
        <div className={styles["failure"]}>
          <FailureMessage failure={menu.failure}>
            <Button kind="plain" onClick={menu.retry}>
              {tryAgain}
            </Button>
          </FailureMessage>
        </div>
      );
    case "ready":
      return <MenuBrowser {...menu} search={search} onSearchEnd={onSearchEnd} />;
  }
}
