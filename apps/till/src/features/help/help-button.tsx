import { useHelpMessages } from "#language/help-messages.ts";
import { Button } from "#ui/button.tsx";
import { HelpIcon } from "#ui/help-icon.tsx";

import { useHelp } from "./use-help.ts";

type HelpButtonProps = {
  /** Shows only the sign; screen readers still get the label. */
  readonly isCompact?: boolean;
  readonly onPress?: () => void;
};

/** Opens the page of the current screen. */
export function HelpButton({ isCompact = false, onPress }: HelpButtonProps) {
  const { title } = useHelpMessages();
  const { showOfScreen } = useHelp();
  const handleClick = () => {
    onPress?.();
    showOfScreen();
  };
  return (
    <Button
      kind="quiet"
      aria-label={isCompact ? title : undefined}
      aria-keyshortcuts="?"
      onClick={handleClick}
    >
      <HelpIcon />
      {!isCompact && <span>{title}</span>}
    </Button>
  );
}
