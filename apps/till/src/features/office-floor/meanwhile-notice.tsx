import { useOfficeMessages } from "#language/office-messages.tsx";
import { Button } from "#ui/button.tsx";
import { ConflictNotice } from "#ui/form-frame.tsx";

import styles from "./floor-editor.module.css";

type MeanwhileNoticeProps = {
  /** The names of what both changed. */
  readonly disputed: readonly string[];
  readonly onSettle: (prefers: "mine" | "theirs") => void;
};

/** Somebody else has saved the plan meanwhile: both changes are on it, and only what clashes is asked about. */
export function MeanwhileNotice({ disputed, onSettle }: MeanwhileNoticeProps) {
  const { floor, close } = useOfficeMessages();
  if (disputed.length > 0) {
    return (
      <ConflictNotice
        title={floor.meanwhile}
        text={floor.disputed(disputed.join(", "))}
        texts={{ takeTheirs: floor.takeTheirs, keepMine: floor.keepMine }}
        onTakeTheirs={() => onSettle("theirs")}
        onKeepMine={() => onSettle("mine")}
      />
    );
  }
  return (
    <div role="alert" className={styles["meanwhile"]}>
      <p>
        {floor.meanwhile}. {floor.together}
      </p>
      <Button kind="plain" onClick={() => onSettle("mine")}>
        {close}
      </Button>
    </div>
  );
}
