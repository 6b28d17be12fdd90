import type { PriceList } from "@comanda/paper/price-list/price-list";
import type { Language } from "@comanda/domain/venue/settings";
import { useEffect, useState } from "react";

import { previewPriceList } from "./make-price-list.ts";

/** Until typing and further choices end. */
const pauseMs = 300;

/** The address of the first page as a picture; null before there is one. */
export function usePreview(list: PriceList | null, language: Language): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    const paint = async () => {
      const page = list === null ? null : await previewPriceList(list, language);
      if (isWanted) setUrl(page === null ? null : URL.createObjectURL(page));
    };
    const timer = setTimeout(() => void paint(), pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [list, language]);
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url]);
  return url;
}
