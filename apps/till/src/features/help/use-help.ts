import { useLocation, useSearch } from "wouter";

import { pageInAddress, withPage } from "./help-address.ts";
import { startPage, type PageLink } from "./page-names.ts";
import { pageOfScreen } from "./page-of-screen.ts";

type HelpControls = {
  /** The open page; empty for the list, and null while the help is closed. */
  readonly page: string | null;
  readonly show: (page: PageLink | "") => void;
  /** Shows the page of the current screen. */
  readonly showOfScreen: () => void;
  /** Returns to the screen as it was. */
  readonly close: () => void;
};

/** Opens the help over the current screen, whose form, order and scroll position stay. */
export function useHelp(): HelpControls {
  const [path, navigate] = useLocation();
  const query = useSearch();
  const show = (page: PageLink | "") =>
    navigate(path + withPage(query, page), { state: { ...pageState(), helpPages: depth() + 1 } });
  const showOfScreen = () => show(pageOfScreen(path) ?? startPage);
  const close = () => {
    const pages = depth();
    if (pages > 0) history.go(-pages);
    else navigate(path + withPage(query, null), { replace: true, state: pageState() });
  };
  return { page: pageInAddress(query), show, showOfScreen, close };
}

/** How many pages lie over the screen in the browser's history; none if the address was typed. */
function depth(): number {
  const state = pageState();
  return "helpPages" in state && typeof state.helpPages === "number" ? state.helpPages : 0;
}

/** What the screen has written to the history stays there. */
function pageState(): object {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null ? state : {};
}
