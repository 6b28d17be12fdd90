import type { ComponentType } from "react";

import type { Session } from "#api/session.ts";
import type { Reference } from "#records/reference.ts";

import { BankQrPreview } from "./bank-qr-preview.tsx";
import { ChargeExample } from "./charge-example.tsx";
import type { Editor, EditorName } from "./editor.ts";
import { EditorScreen } from "./editor-screen.tsx";
import { editors } from "./editors.ts";
import { GroupRights } from "./group-rights.tsx";
import { PromotionCalendar } from "./promotion-calendar.tsx";
import { PromotionWarning } from "./promotion-warning.tsx";
import { PromotionTrial } from "./promotion-trial.tsx";
import { TestPages } from "./test-pages.tsx";
import type { Fields } from "./office-record.ts";
import type { RecordContext } from "./value-text.ts";
import { zoneOf } from "../order/index.ts";

type OfficePartProps = { readonly session: Session; readonly reference: Reference };
type OfficePart = ComponentType<OfficePartProps>;

/** Additional sections of the forms of some topics. */
function extraSections({ topic }: Editor, { session, reference }: OfficePartProps) {
  if (topic === "promotion") {
    return (values: Fields, context: RecordContext) => (
      <>
        <PromotionWarning values={values} look={context} zone={zoneOf(session)} />
        <PromotionCalendar values={values} look={context} zone={zoneOf(session)} />
        <PromotionTrial values={values} look={context} zone={zoneOf(session)} />
      </>
    );
  }
  if (topic === "staff") {
    return (values: Fields, context: RecordContext) => (
      <GroupRights values={values} look={context} />
    );
  }
  if (topic === "printer") {
    return (values: Fields, context: RecordContext) => (
      <TestPages printer={values} look={context} />
    );
  }
  if (topic === "payType") {
    const { currency } = reference;
    return (values: Fields, context: RecordContext) => (
      <>
        <ChargeExample values={values} currency={currency} look={context} />
        <BankQrPreview values={values} look={context} />
      </>
    );
  }
  return undefined;
}

/** The part of the office that edits a topic at an address. */
export function createEditorPart(name: EditorName, path: string): OfficePart {
  const editor = editors[name];
  return function EditorPart(props: OfficePartProps) {
    const { reference } = props;
    const extra = extraSections(editor, props);
    return (
      <EditorScreen
        editor={editor}
        path={path}
        reference={reference}
        {...(extra !== undefined && { extra })}
      />
    );
  };
}
