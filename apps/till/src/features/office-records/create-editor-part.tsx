import type { ComponentType } from "react";

import type { Session } from "#api/session.ts";
import type { Reference } from "#records/reference.ts";

import type { Editor } from "./editor.ts";
import { EditorScreen } from "./editor-screen.tsx";
import { editors } from "./editors.ts";
import { GroupRights } from "./group-rights.tsx";
import { PromotionCalendar } from "./promotion-calendar.tsx";
import { PromotionTrial } from "./promotion-trial.tsx";
import { TestPages } from "./test-pages.tsx";
import type { Fields } from "./office-record.ts";
import type { TopicName } from "./topics.ts";
import type { RecordLook } from "./value-text.ts";
import { zoneOf } from "../order/index.ts";

type PartProps = { readonly session: Session; readonly reference: Reference };
type Part = ComponentType<PartProps>;

/** Additional sections of the forms of some topics. */
function extraOf({ topic }: Editor, session: Session) {
  if (topic === "promotion") {
    return (values: Fields, look: RecordLook) => (
      <>
        <PromotionCalendar values={values} look={look} zone={zoneOf(session)} />
        <PromotionTrial values={values} look={look} zone={zoneOf(session)} />
      </>
    );
  }
  if (topic === "staff") {
    return (values: Fields, look: RecordLook) => <GroupRights values={values} look={look} />;
  }
  if (topic === "printer") {
    return (values: Fields, look: RecordLook) => <TestPages printer={values} look={look} />;
  }
  return undefined;
}

/** The part of the office that edits a topic at an address. */
export function partAt(topic: TopicName, path: string): Part {
  const editor = editors[topic];
  return function EditorPart({ session, reference }: PartProps) {
    const extra = extraOf(editor, session);
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
