import { listPrintRoutes } from "@comanda/contract/print-job";
import type { PrintJobRecord } from "@comanda/contract/print-job-record";

import { callApi } from "#api/call.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { useRead } from "#records/use-read.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Waiting } from "#ui/waiting.tsx";

import { ReadFailure } from "../failure/index.ts";
import { useAction } from "../notice/index.ts";
import { repeatPaper } from "./paper-actions.ts";
import { paperTitle } from "./paper-title.ts";
import styles from "./papers-screen.module.css";

type ListedPrinter = { readonly name: string; readonly address: string };

type ChoosePrinterProps = { readonly paper: PrintJobRecord; readonly onDone: () => void };

/** Chooses another printer for a paper. */
export function ChoosePrinter({ paper, onDone }: ChoosePrinterProps) {
  const { papers } = useAllMessages();
  const list = useRead(fetchRoutes, "routes");
  const { isBusy, run } = useAction();
  const known = list.state === "ready" ? list.reply.printers : [];
  const printers = [...known, { name: papers.printerAtTill, address: "" }];
  const handlePick = (address: string) =>
    void run(async () => {
      const problem = await repeatPaper(paper, address);
      onDone();
      return problem;
    });
  return (
    <Dialog
      title={papers.choosePrinter}
      onClose={onDone}
      actions={
        <Button kind="plain" onClick={onDone}>
          {papers.cancel}
        </Button>
      }
    >
      <div className={styles["choices"]}>
        <p>{paperTitle(paper, papers)}</p>
        {list.state === "waiting" && <Waiting>{papers.printers}</Waiting>}
        {list.state === "failed" && <ReadFailure read={list} />}
        {list.state === "ready" &&
          printers
            .filter((printer) => !isSamePrinter(paper, printer))
            .map(({ name, address }) => (
              <Button
                key={address}
                kind="plain"
                isBusy={isBusy}
                onClick={() => handlePick(address)}
              >
                {name}
              </Button>
            ))}
      </div>
    </Dialog>
  );
}

export function fetchRoutes() {
  return callApi(listPrintRoutes, {});
}

/** A printer of another name has only been given the paper's old address. */
function isSamePrinter(paper: PrintJobRecord, printer: ListedPrinter): boolean {
  if (printer.address !== paper.printer) return false;
  return printer.address === "" || printer.name === paper.printerName;
}
