import { useEffect, useState } from "react";

import { reportFault } from "#api/report-fault.ts";
import { useHelpMessages } from "#language/help-messages.ts";
import { useLanguages, useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Message } from "#ui/message.tsx";

import { loadHelp } from "./load-help.ts";
import { useHelp } from "./use-help.ts";
import { useHelpKey } from "./use-help-key.ts";

/** The help over every screen, once it is asked for. */
export function Help() {
  const { page, showOfScreen } = useHelp();
  const isOpen = page !== null;
  useHelpKey(() => {
    if (!isOpen) showOfScreen();
  });
  return isOpen && <OpenHelp page={page} />;
}

type LoadedHelp = Awaited<ReturnType<typeof loadHelp>> | "missing" | null;

function OpenHelp({ page }: { readonly page: string }) {
  const { show, close } = useHelp();
  const { code } = useLanguages().language;
  const [help, setHelp] = useState<LoadedHelp>(null);
  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      const loaded = await loadHelp(code).catch((error: unknown) => {
        reportFault(error, "fetch help");
        return "missing" as const;
      });
      if (!isLeft) setHelp(loaded);
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [code]);
  if (help === null) return null;
  if (help === "missing") return <MissingHelp onClose={close} />;
  const { HelpDialog, book } = help;
  return <HelpDialog book={book} page={page} onShow={show} onClose={close} />;
}

/** The network is away, and this device has never loaded the help. */
function MissingHelp({ onClose }: { readonly onClose: () => void }) {
  const { title, missing, close } = useHelpMessages();
  const { networkHint } = useMessages();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Button kind="next" onClick={onClose}>
          {close}
        </Button>
      }
    >
      <Message title={missing} hint={networkHint} />
    </Dialog>
  );
}
