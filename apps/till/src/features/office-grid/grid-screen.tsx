import { useMemo } from "react";

import { useOfficeMessages } from "#language/office-messages.tsx";
import { useLanguages } from "#language/use-language.ts";
import type { Reference } from "#records/reference.ts";
import { Waiting } from "#ui/waiting.tsx";

import { ReadFailure } from "../failure/index.ts";
import { articleEditor, topicsUsedBy, useCatalog } from "../office-records/index.ts";
import { ArticleGrid } from "./article-grid.tsx";

type GridScreenProps = { readonly reference: Reference };

/** What an article can refer to, and how the venue writes its currency. */
const topics = [...topicsUsedBy(articleEditor), "currency"] as const;

/** All articles in a grid that is edited as a spreadsheet is. */
export function GridScreen({ reference }: GridScreenProps) {
  const office = useOfficeMessages();
  const language = useLanguages().language.code;
  const { found, put } = useCatalog(topics);
  const catalog = found.state === "ready" ? found.reply : null;
  const look = useMemo(
    () => (catalog === null ? null : { office, language, money: reference.moneyFormat, catalog }),
    [office, language, reference, catalog],
  );
  if (found.state === "failed") return <ReadFailure read={found} />;
  if (look === null) return <Waiting>{office.records.loading}</Waiting>;
  return <ArticleGrid look={look} onSaved={(records) => put("article", records)} />;
}
