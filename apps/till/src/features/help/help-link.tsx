import { useHelpMessages } from "#language/help-messages.ts";
import { Button } from "#ui/button.tsx";

import type { PageLink } from "./page-names.ts";
import { useHelp } from "./use-help.ts";

type HelpLinkProps = {
  readonly page: PageLink;
  /** Closes what would cover the page. */
  readonly onPress?: () => void;
};

/** Stands beside a message, and opens the page that says what to do. */
export function HelpLink({ page, onPress }: HelpLinkProps) {
  const { whatToDo } = useHelpMessages();
  const { show } = useHelp();
  const handleClick = () => {
    onPress?.();
    show(page);
  };
  return (
    <Button kind="plain" onClick={handleClick}>
      {whatToDo}
    </Button>
  );
}
