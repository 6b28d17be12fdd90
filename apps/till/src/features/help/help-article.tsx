import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from "react";
import { useSearch } from "wouter";

import { withPage } from "./help-address.ts";
import styles from "./help-article.module.css";
import type { HelpBlock, HelpPage, HelpSpan, HelpText } from "./help-page.ts";
import { isPageLink, type PageLink } from "./page-names.ts";

type HelpArticleProps = {
  readonly page: HelpPage;
  /** Where to begin; null for the top. */
  readonly heading: string | null;
  readonly onShow: (page: PageLink) => void;
};

/** One page. It takes the focus, so that screen readers read on there and arrow keys scroll it. */
export function HelpArticle({ page, heading, onShow }: HelpArticleProps) {
  const article = useRef<HTMLElement>(null);
  const titleId = useId();
  // Not before the dialog is open, which would give the focus to its first field, and a tablet would show its keys.
  useEffect(() => {
    article.current?.focus();
    const place = heading === null ? null : document.getElementById(anchorOf(heading));
    (place ?? article.current)?.scrollIntoView({ block: "start" });
  }, [heading]);
  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-labelledby={titleId}
      lang={page.isEnglish === true ? "en" : undefined}
      className={styles["article"]}
    >
      <h3 id={titleId}>{page.title}</h3>
      {page.blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a page never changes while it is shown
        <Block key={index} block={block} onShow={onShow} />
      ))}
    </article>
  );
}

type BlockProps = { readonly block: HelpBlock; readonly onShow: HelpArticleProps["onShow"] };

function Block({ block, onShow }: BlockProps) {
  const show = (text: HelpText) => <Text text={text} onShow={onShow} />;
  switch (block.kind) {
    case "heading": {
      const Heading = block.level === 2 ? "h4" : "h5";
      return <Heading id={anchorOf(block.id)}>{show(block.text)}</Heading>;
    }
    case "text":
      return <p>{show(block.text)}</p>;
    case "code":
      return <pre>{block.text}</pre>;
    case "list": {
      const List = block.isOrdered ? "ol" : "ul";
      return (
        <List>
          {block.items.map((item, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a page never changes while it is shown
            <li key={index}>
              <Point blocks={item} onShow={onShow} />
            </li>
          ))}
        </List>
      );
    }
    case "table":
      return <Table head={block.head} rows={block.rows} show={show} />;
  }
}

type PointProps = {
  readonly blocks: readonly HelpBlock[];
  readonly onShow: HelpArticleProps["onShow"];
};

/** Most points are one sentence. */
function Point({ blocks, onShow }: PointProps) {
  const [first] = blocks;
  if (first?.kind === "text" && blocks.length === 1) {
    return <Text text={first.text} onShow={onShow} />;
  }
  return blocks.map((block, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a page never changes while it is shown
    <Block key={index} block={block} onShow={onShow} />
  ));
}

type TableProps = {
  readonly head: readonly HelpText[];
  readonly rows: readonly (readonly HelpText[])[];
  readonly show: (text: HelpText) => ReactNode;
};

function Table({ head, rows, show }: TableProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a page never changes while it is shown
            <th key={index} scope="col">
              {show(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, rowIndex) => (
          // oxlint-disable-next-line react/no-array-index-key -- a page never changes while it is shown
          <tr key={rowIndex}>
            {row.map((cell, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a page never changes while it is shown
              <td key={index}>{show(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type TextProps = { readonly text: HelpText; readonly onShow: HelpArticleProps["onShow"] };

function Text({ text, onShow }: TextProps) {
  return text.map((span, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a page never changes while it is shown
    <Span key={index} span={span} onShow={onShow} />
  ));
}

type SpanProps = { readonly span: HelpSpan; readonly onShow: HelpArticleProps["onShow"] };

function Span({ span, onShow }: SpanProps) {
  if (typeof span === "string") return span;
  switch (span.kind) {
    case "strong":
      return <strong>{span.text}</strong>;
    case "code":
      return <code>{span.text}</code>;
    case "link":
      if ("page" in span) return <PageAnchor text={span.text} page={span.page} onShow={onShow} />;
      return (
        <a href={span.address} target="_blank" rel="noreferrer">
          {span.text}
        </a>
      );
  }
}

type PageAnchorProps = {
  readonly text: string;
  readonly page: string;
  readonly onShow: HelpArticleProps["onShow"];
};

function PageAnchor({ text, page, onShow }: PageAnchorProps) {
  const query = useSearch();
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    if (isPageLink(page)) onShow(page);
  };
  return (
    <a href={withPage(query, page)} onClick={handleClick}>
      {text}
    </a>
  );
}

/** No heading may have the ID of something on the screen below. */
function anchorOf(heading: string): string {
  return `help-${heading}`;
}
