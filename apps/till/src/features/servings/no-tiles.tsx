import type { ComponentProps } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { useRecordState } from "#records/use-records.ts";
import { Empty } from "#ui/empty.tsx";

import type { MenuParts } from "../menu/index.ts";

/** Why there is no tile: nothing was found, nothing is on the menu or in the category, or nothing is served now. */
export function NoTiles({ isSearching, hasTab }: ComponentProps<MenuParts["NoTiles"]>) {
  const messages = useAllMessages();
  const menu = useRecordState(({ reference }) => reference?.menu);
  if (isSearching) return <Empty title={messages.noResults} hint={messages.noResultsHint} />;
  if (hasTab) return <Empty title={messages.emptyCategory} hint={messages.emptyCategoryHint} />;
  if (menu === undefined || menu.categories.length + menu.favorites.length === 0) {
    return <Empty title={messages.emptyMenu} hint={messages.emptyMenuHint} />;
  }
  return <Empty title={messages.nothingServed} hint={messages.nothingServedHint} />;
}
