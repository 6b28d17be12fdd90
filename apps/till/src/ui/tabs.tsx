import { useEffect, useRef, type KeyboardEvent } from "react";

import { Breakable } from "./breakable.tsx";
import { StarIcon } from "./icons.tsx";
import { TabScroller } from "./tab-scroller.tsx";
import styles from "./tabs.module.css";

/** As the styles lay them out. */
const columns = 2;

export type Tab = {
  readonly key: string;
  readonly name: string;
  readonly mark:
    | { readonly kind: "color"; readonly background: string; readonly ink: string }
    /** `says` is read aloud before the name. */
    | { readonly kind: "star"; readonly says: string };
};

type TabsProps = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Null while something other than a tab fills the panel. */
  readonly selected: string | null;
  readonly panelId: string;
  readonly onSelect: (key: string) => void;
};

export function Tabs({ label, tabs, selected, panelId, onSelect }: TabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    strip.current?.querySelector(`[data-tab="${selected}"]`)?.scrollIntoView({ block: "nearest" });
  }, [selected]);
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = findTabForKey(event.key, tabs, selected);
    if (next === null) return;
    event.preventDefault();
    onSelect(next.key);
    strip.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus();
  };
  return (
    <TabScroller strip={strip}>
      <div
        ref={strip}
        role="tablist"
        aria-orientation="vertical"
        aria-label={label}
        className={styles["tabs"]}
        tabIndex={-1}
        onKeyDown={handleKeyDown}
      >
        {tabs.map((tab, index) => (
          <TabButton
            key={tab.key}
            tab={tab}
            isSelected={tab.key === selected}
            isReachedByTabKey={tab.key === selected || (selected === null && index === 0)}
            panelId={panelId}
            onSelect={onSelect}
          />
        ))}
      </div>
    </TabScroller>
  );
}

type TabButtonProps = Pick<TabsProps, "panelId" | "onSelect"> & {
  readonly tab: Tab;
  readonly isSelected: boolean;
  readonly isReachedByTabKey: boolean;
};

function TabButton({ tab, isSelected, isReachedByTabKey, panelId, onSelect }: TabButtonProps) {
  const { key, name, mark } = tab;
  const filled = mark.kind === "color" ? { background: mark.background, color: mark.ink } : {};
  return (
    <button
      type="button"
      role="tab"
      data-tab={key}
      aria-selected={isSelected}
      aria-controls={panelId}
      tabIndex={isReachedByTabKey ? 0 : -1}
      className={styles["tab"]}
      style={isSelected ? filled : {}}
      onClick={() => onSelect(key)}
    >
      {mark.kind === "star" ? (
        <StarIcon says={mark.says} />
      ) : (
        <span
          className={styles["swatch"]}
          style={{ background: isSelected ? mark.ink : mark.background }}
        />
      )}
      <span className={styles["name"]}>
        <Breakable>{name}</Breakable>
      </span>
    </button>
  );
}

/** Arrow keys, Home and End move between tabs, as in every tab list; up and down skip the neighbour. */
function findTabForKey(key: string, tabs: readonly Tab[], selected: string | null): Tab | null {
  const at = tabs.findIndex((tab) => tab.key === selected);
  switch (key) {
    case "ArrowDown":
      return tabs[at + columns] ?? null;
    case "ArrowUp":
      return tabs[at - columns] ?? null;
    case "ArrowRight":
      return tabs[(at + 1) % tabs.length] ?? null;
    case "ArrowLeft":
      return tabs.at(at <= 0 ? -1 : at - 1) ?? null;
    case "Home":
      return tabs[0] ?? null;
    case "End":
      return tabs.at(-1) ?? null;
    default:
      return null;
  }
}
