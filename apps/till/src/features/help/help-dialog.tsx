import { useMemo, useState } from "react";

import { useHelpMessages } from "#language/help-messages.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Empty } from "#ui/empty.tsx";
import { SearchField } from "#ui/search-field.tsx";

import { HelpArticle } from "./help-article.tsx";
import styles from "./help-dialog.module.css";
import type { HelpBook } from "./help-page.ts";
import { pageNames, type PageLink, type PageName } from "./page-names.ts";
import { indexHelp, searchHelp, type HelpHit } from "./search-help.ts";

type HelpDialogProps = {
  readonly book: HelpBook;
  /** Empty for the list, which a wide screen shows beside each page. */
  readonly page: string;
  readonly onShow: (page: PageLink | "") => void;
  readonly onClose: () => void;
};

/** The pages of the help: the list with a search, and the one that is read. */
export function HelpDialog({ book, page, onShow, onClose }: HelpDialogProps) {
  const help = useHelpMessages();
  const [name = "", heading = null] = page.split("#");
  const shown = book[name];
  const isList = shown === undefined;
  return (
    <Dialog
      kind="wide"
      title={help.title}
      onClose={onClose}
      actions={
        <>
          {!isList && (
            <div className={styles["back"]}>
              <Button kind="plain" onClick={() => onShow("")}>
                {help.allPages}
              </Button>
            </div>
          )}
          <Button kind="next" onClick={onClose}>
            {help.close}
          </Button>
        </>
      }
    >
      <div className={styles["help"]} data-list={isList}>
        <HelpList book={book} current={name} onShow={onShow} />
        <div className={styles["page"]}>
          {shown !== undefined && (
            <HelpArticle key={page} page={shown} heading={heading} onShow={onShow} />
          )}
        </div>
      </div>
    </Dialog>
  );
}

type HelpListProps = {
  readonly book: HelpBook;
  readonly current: string;
  readonly onShow: HelpDialogProps["onShow"];
};

const allNames = Object.values(pageNames).flat();

/** All pages, or those that a search finds. */
function HelpList({ book, current, onShow }: HelpListProps) {
  const help = useHelpMessages();
  const [typed, setTyped] = useState("");
  const index = useMemo(() => indexHelp(book, allNames), [book]);
  const hits = searchHelp(index, typed);
  const isSearching = typed.trim() !== "";
  return (
    <div className={styles["list"]}>
      <SearchField
        label={help.search}
        value={typed}
        isDisabled={false}
        takesAllTyping
        onChange={setTyped}
      />
      <nav aria-label={help.pages} className={styles["pages"]}>
        {isSearching && hits.length === 0 && (
          <Empty title={help.noneFound} hint={help.noneFoundHint} />
        )}
        {isSearching ? (
          <PageLinks book={book} hits={hits} current={current} onShow={onShow} />
        ) : (
          groups.map((group) => (
            <section key={group}>
              <h3 className={styles["group"]}>{help.groups[group]}</h3>
              <PageLinks
                book={book}
                hits={pageNames[group].map((name) => titleOf(name, book))}
                current={current}
                onShow={onShow}
              />
            </section>
          ))
        )}
      </nav>
    </div>
  );
}

const groups = ["till", "office", "running"] as const;

function titleOf(page: PageName, book: HelpBook): HelpHit<PageName> {
  return { page, title: book[page]?.title ?? page, where: null };
}

type PageLinksProps = {
  readonly book: HelpBook;
  readonly hits: readonly HelpHit<PageName>[];
  readonly current: string;
  readonly onShow: HelpDialogProps["onShow"];
};

function PageLinks({ book, hits, current, onShow }: PageLinksProps) {
  return (
    <ul>
      {hits.map(({ page, title, where }) => (
        <li key={page}>
          <button
            type="button"
            className={styles["entry"]}
            lang={book[page]?.isEnglish === true ? "en" : undefined}
            aria-current={page === current ? "page" : undefined}
            onClick={() => onShow(page)}
          >
            <span>{title}</span>
            {where !== null && <span className={styles["where"]}>{where}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
