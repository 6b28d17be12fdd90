import { useLayoutEffect, useState, type ReactNode, type RefObject } from "react";

import { NextIcon, PreviousIcon } from "./icons.tsx";
import styles from "./tab-scroller.module.css";

/** Scrolls by about two rows of tabs per press. */
const stepPx = 120;

type TabScrollerProps = {
  readonly strip: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
};

/** If the tabs do not fit, a button above and one below them scroll. */
export function TabScroller({ strip, children }: TabScrollerProps) {
  const [hidden, setHidden] = useState(noneHidden);
  useLayoutEffect(() => {
    const element = strip.current;
    if (element === null) return undefined;
    const look = () => {
      const found = findHidden(element);
      setHidden((known) =>
        known.isLong === found.isLong &&
        known.before === found.before &&
        known.after === found.after
          ? known
          : found,
      );
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // A longer name, or a font that comes later, makes its row higher.
    const observeTabs = () => {
      for (const tab of element.children) observer.observe(tab);
    };
    observeTabs();
    const added = new MutationObserver(observeTabs);
    added.observe(element, { childList: true });
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      added.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [strip]);
  const { isLong } = hidden;
  const push = (px: number) => strip.current?.scrollBy({ top: px });
  return (
    <div className={styles["scroller"]}>
      {isLong && (
        <ScrollButton isDisabled={!hidden.before} onPush={() => push(-stepPx)}>
          <PreviousIcon />
        </ScrollButton>
      )}
      {children}
      {isLong && (
        <ScrollButton isDisabled={!hidden.after} onPush={() => push(stepPx)}>
          <NextIcon />
        </ScrollButton>
      )}
    </div>
  );
}

type Hidden = { readonly isLong: boolean; readonly before: boolean; readonly after: boolean };

const noneHidden: Hidden = { isLong: false, before: false, after: false };

/** The buttons take height from the tabs, so that they do not count: otherwise they would stay for their own sake. */
function findHidden({ scrollTop, scrollHeight, clientHeight, parentElement }: HTMLElement): Hidden {
  const heightWithoutButtons = parentElement?.clientHeight ?? clientHeight;
  return {
    isLong: scrollHeight > heightWithoutButtons + 1,
    before: scrollTop > 1,
    after: scrollTop + clientHeight < scrollHeight - 1,
  };
}

type ScrollButtonProps = {
  readonly isDisabled: boolean;
  readonly onPush: () => void;
  readonly children: ReactNode;
};

/** For touch and mouse only: the keyboard moves along the tabs themselves, and screen readers reach all of them. */
function ScrollButton({ isDisabled, onPush, children }: ScrollButtonProps) {
  return (
    <button
      type="button"
      aria-hidden="true"
      tabIndex={-1}
      disabled={isDisabled}
      className={styles["push"]}
      onClick={onPush}
    >
      {children}
    </button>
  );
}
