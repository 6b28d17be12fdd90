import { listPrintRoutes } from "@comanda/contract/print-job";
import type { PrintJobRecord } from "@comanda/contract/print-job-record";

import { callApi } from "#api/call.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { useRead } from "#records/use-read.ts";
import { Button } from "#ui/button.tsx";
import { Waiting } from "#ui/waiting.tsx";

import { ReadFailure } from "../failure/index.ts";
import { useAction } from "../notice/index.ts";
import { repeatPaper } from "./paper-actions.ts";
import styles from "./papers-screen.module.css";

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
    <fieldset className={styles["choices"]}>
      <legend>{papers.choosePrinter}</legend>
      {/* Above the printers, which would move it when they arrive. */}
      <Button kind="plain" onClick={onDone}>
        {papers.cancel}
      </Button>
      {list.state === "waiting" && <Waiting>{papers.printers}</Waiting>}
      {list.state === "failed" && <ReadFailure read={list} />}
      {list.state === "ready" &&
        printers
          .filter(({ address }) => address !== paper.printer)
          .map(({ name, address }) => (
            <Button key={address} kind="choice" isBusy={isBusy} onClick={() => handlePick(address)}>
              {name}
            </Button>
          ))}
    </fieldset>
  );
}

export function fetchRoutes() {
  return callApi(listPrintRoutes, {});
}
