import type { ComponentType } from "react";

import type { Session } from "#api/session.ts";
import type { Reference } from "#records/reference.ts";

import type { Editor } from "./editor.ts";
import { EditorScreen } from "./editor-screen.tsx";
import { editors } from "./editors.ts";
import type { TopicName } from "./topics.ts";

type PartProps = { readonly session: Session; readonly reference: Reference };
type Part = ComponentType<PartProps>;

const plain = (editor: Editor, path: string): Part =>
  function EditorPart({ reference }: PartProps) {
    return <EditorScreen editor={editor} path={path} reference={reference} />;
  };

/** Each part of the office that keeps something, by its address. */
export function partAt(topic: TopicName, path: string): Part {
  return plain(editors[topic], path);
}
