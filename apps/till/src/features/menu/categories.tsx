import { useState, type ComponentProps } from "react";

import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";
import { CategoriesIcon } from "#ui/icons.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { useEscape } from "#ui/use-escape.ts";

import styles from "./menu-browser.module.css";

type CategoriesProps = Omit<ComponentProps<typeof Tabs>, "label"> & {
  /** The chosen category. */
  readonly name: string;
};

/** All categories, beside the tiles; on a phone they lie over them, behind a key. */
export function Categories({ name, onSelect, ...tabs }: CategoriesProps) {
  const { categories } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const handleSelect = (key: string) => {
    setIsOpen(false);
    onSelect(key);
  };
  return (
    <>
      <CategoryPicker name={name} isOpen={isOpen} onToggle={setIsOpen} />
      <div className={styles["categories"]} data-open={isOpen}>
        <Tabs {...tabs} label={categories} onSelect={handleSelect} />
      </div>
    </>
  );
}

type CategoryPickerProps = {
  readonly name: string;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
};

/** The key of a phone that shows the chosen category and opens the others. */
function CategoryPicker({ name, isOpen, onToggle }: CategoryPickerProps) {
  const { categories } = useMessages();
  return (
    <div className={styles["picker"]}>
      <Button
        kind="plain"
        aria-expanded={isOpen}
        aria-label={`${categories}: ${name}`}
        onClick={() => onToggle(!isOpen)}
      >
        <CategoriesIcon />
        <span className={styles["picked"]}>{name}</span>
      </Button>
      {isOpen && <CloseOnEscape onClose={() => onToggle(false)} />}
    </div>
  );
}

function CloseOnEscape({ onClose }: { readonly onClose: () => void }) {
  useEscape(onClose);
  return null;
}
