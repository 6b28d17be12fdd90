import { listPrintRoutes, printTestPage, type PrintRouteReply } from "@comanda/contract/print-job";

import { callApi } from "#api/call.ts";
import { write } from "#records/write.ts";
import { useRead } from "#records/use-read.ts";
import { Button } from "#ui/button.tsx";
import { FormSection } from "#ui/form-frame.tsx";

import { showSuccess, useAction } from "../notice/index.ts";
import { deliverPapers, paperQuery } from "../papers/index.ts";
import type { Fields } from "./office-record.ts";
import type { RecordContext } from "./value-text.ts";

type TestPagesProps = { readonly printer: Fields; readonly look: RecordContext };

/** Prints a test page for each kind of paper, to check a printer's settings. */
export function TestPages({ printer, look: context }: TestPagesProps) {
  const { testPage: texts } = context.office.tools;
  const { isBusy, run } = useAction();
  const request = useRead(() => callApi(listPrintRoutes, {}), String(printer["id"]));
  if (request.state !== "ready" || typeof printer["id"] !== "number") return null;
  const named = new Set([printer["name"], printer["address"]]);
  const routes = request.reply.routes.filter((route) => named.has(route.printer));
  const print = (route: PrintRouteReply) =>
    run(async () => {
      const printed = await write(printTestPage, {
        query: paperQuery(),
        body: { route: route.id },
      });
      if (!printed.ok) return printed.failure;
      void deliverPapers(printed.reply);
      showSuccess(texts.sent);
      return null;
    });
  return (
    <FormSection title={texts.title} hint={routes.length === 0 ? texts.none : texts.hint}>
      {routes.map((route) => (
        <Button key={route.id} kind="plain" isBusy={isBusy} onClick={() => void print(route)}>
          {texts.print(route.productGroup ?? texts.receipts)}
        </Button>
      ))}
    </FormSection>
  );
}
