import { readFileSync } from "node:fs";
import { join } from "node:path";

import { refusalMessages } from "@comanda/contract/all-refusals";
import { requestErrors } from "@comanda/contract/request-errors";
import { refusalCodes } from "@comanda/domain/refusal";
import { languages, type Language } from "@comanda/domain/venue/settings";
import { describe, expect, test } from "vitest";

import { completeStaffPages, readRunningPages, readStaffPages } from "../../../build/help-pages.ts";
import { everyLanguage } from "../../language/testing/every-message.ts";
import { collectMessageLeaves } from "../../language/testing/message-leaves.ts";
import type { HelpBook, HelpPage, HelpSpan } from "./help-page.ts";
import { linkedFailures, pageOfFailure, plainFailures } from "./page-of-failure.ts";
import { pageNames } from "./page-names.ts";
import { pageOfScreen } from "./page-of-screen.ts";
import { paragraphsOf } from "./testing/paragraphs-of.ts";

const running = readRunningPages();
const staffNames: readonly string[] = [...pageNames.till, ...pageNames.office];

test("every page of docs/running is in the list", () => {
  expect(Object.keys(running).toSorted()).toEqual(pageNames.running.toSorted());
});

describe.each(languages)("in %s", (language) => {
  const book = readStaffPages(language);

  test("every page for staff exists, and every file is a page of the list", () => {
    expect(Object.keys(book).toSorted()).toEqual(staffNames.toSorted());
  });

  test("titles tell the pages apart", () => {
    const titles = pageNames.office.map((name) => book[name]?.title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test("every bold text is on the screen or on papers in these words, so that no page goes stale", () => {
    const shown = new Set([...textsOnScreen(language), ...wordsOnPapers(language)]);
    const bold = Object.entries(book).flatMap(([name, page]) =>
      spansOf(page).flatMap((span) =>
        typeof span === "object" && span.kind === "strong" ? [`${name}: ${span.text}`] : [],
      ),
    );
    expect(bold.length).toBeGreaterThan(200);
    expect(bold.filter((text) => !shown.has(text.replace(/^[a-z-]+: /, "")))).toEqual([]);
  });

  test("every page says more than its buttons, and can be read while guests wait", () => {
    const words = new Intl.Segmenter(language.replace("_", "-"), { granularity: "word" });
    const sizes = Object.entries(book).map(([name, page]) => {
      const text = spansOf(page)
        .map((span) => (typeof span === "string" ? span : ""))
        .join(" ");
      const count = [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;
      return { name, count };
    });
    expect(sizes.filter(({ count }) => count < 50 || count > 260)).toEqual([]);
  });

  test("every link leads to a page, and to a heading of it", () => {
    expect(brokenLinks({ ...book, ...running })).toEqual([]);
  });
});

test("every screen has a page, and so has every part of the office", () => {
  const screens = addressesIn("screens.tsx", /\broute\("\/([a-z-]+)/g);
  const parts = [
    ...addressesIn("features/office/office-entries.ts", /^ {2,4}\["([a-z-]+)", "/gm),
    ...addressesIn("features/office/office-entries.ts", /^ {4}path: "([a-z-]+)"/gm),
  ];
  expect(screens.length).toBeGreaterThan(30);
  expect(parts.length).toBeGreaterThan(25);
  const paths = [...screens, "order", "login", ...parts.map((part) => `office/${part}`)];
  expect(paths.filter((path) => pageOfScreen(`/${path}`) === null)).toEqual([]);
});

test("the page of a screen stays its page below that address", () => {
  expect(pageOfScreen("/split-bill/12")).toBe("split");
  expect(pageOfScreen("/office/articles/12")).toBe("office-articles");
  expect(pageOfScreen("/nowhere")).toBeNull();
  expect(pageOfScreen("/office")).toBeNull();
});

describe("failures", () => {
  const codes = [
    ...refusalCodes,
    ...Object.keys(requestErrors),
    "network-error",
    "write-unanswered",
    "order-not-stored",
    "login-not-stored",
    "order-in-doubt",
    "manager-out-of-reach",
    "pressed-by-another",
    "operation-failed",
  ];

  test("lead to a page, or are deliberately without one", () => {
    const sorted = [...Object.keys(linkedFailures), ...plainFailures];
    expect(sorted.toSorted()).toEqual([...new Set(codes)].toSorted());
  });

  test("lead to pages and headings that exist in every language", () => {
    const links = Object.entries(linkedFailures);
    for (const language of languages) {
      const book = { ...completeStaffPages(language), ...running };
      expect(links.filter(([, link]) => !leadsIn(link, book))).toEqual([]);
    }
  });

  test("of an unknown code have no page", () => {
    expect(pageOfFailure("disk-full")).toContain("running/trouble#");
    expect(pageOfFailure("amount-invalid")).toBeNull();
    expect(pageOfFailure("a code of a later release")).toBeNull();
  });
});

describe("a fault in a page is found:", () => {
  const pageWith = (page: string): HelpPage => ({
    title: "A",
    blocks: [
      { kind: "heading", level: 2, id: "here", text: ["Here"] },
      { kind: "text", text: [{ kind: "link", text: "there", page }] },
    ],
  });

  test.each(["gone", "a#gone"])("a link to %s", (link) => {
    expect(brokenLinks({ a: pageWith(link) })).toEqual([`a: ${link}`]);
    expect(brokenLinks({ a: pageWith("a#here") })).toEqual([]);
  });

  test("the text of a button that was renamed", () => {
    expect(textsOnScreen("en_US").has("PAY")).toBe(true);
    expect(textsOnScreen("en_US").has("Pay now")).toBe(false);
  });
});

function brokenLinks(book: HelpBook): readonly string[] {
  return Object.entries(book).flatMap(([name, page]) =>
    spansOf(page).flatMap((span) =>
      typeof span === "object" &&
      span.kind === "link" &&
      "page" in span &&
      !leadsIn(span.page, book)
        ? [`${name}: ${span.page}`]
        : [],
    ),
  );
}

function leadsIn(link: string, book: HelpBook): boolean {
  const [name = "", heading] = link.split("#");
  const page = book[name];
  if (page === undefined || heading === undefined) return page !== undefined;
  return page.blocks.some((block) => block.kind === "heading" && block.id === heading);
}

function spansOf(page: Pick<HelpPage, "blocks">): readonly HelpSpan[] {
  return paragraphsOf(page).flat();
}

function messagesIn(language: Language): object {
  return everyLanguage.find(({ code }) => code === language)?.messages ?? {};
}

/** All texts of a language, and the sentences of refusals, without the full stop and with "…" for what they name. */
function textsOnScreen(language: Language): ReadonlySet<string> {
  const failures = Object.values({ ...requestErrors, ...refusalMessages }).map(
    (each) => each.message,
  );
  const texts = [...collectMessageLeaves(messagesIn(language)).values()]
    .filter((text) => typeof text === "string")
    .concat(language === "en_US" ? failures : []);
  const asNamed = texts.map((text) => text.replace(/\.$/, "").replaceAll(/\{\w+\}/g, "…"));
  return new Set([...texts, ...asNamed]);
}

/** Texts without a gap for a name or number. */
function wordsOnPapers(language: Language): readonly string[] {
  const papers = everyLanguage.find(({ code }) => code === language)?.papers ?? {};
  return [...collectMessageLeaves(papers).values()].filter((text) => typeof text === "string");
}

function addressesIn(path: string, pattern: RegExp): readonly string[] {
  const text = readFileSync(join(import.meta.dirname, "..", "..", path), "utf8");
  return [...text.matchAll(pattern)].map(([, address = ""]) => address);
}
