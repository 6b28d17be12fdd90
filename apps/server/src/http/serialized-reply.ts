import { etagOf } from "./cached-reply.ts";

/** A reply that is JSON already: the thread that saves does not have to write a long list out. */
export type SerializedReply = {
  readonly json: Uint8Array;
  /** The ETag of its content. */
  readonly tag: string;
};

export function serializeReply(content: object): SerializedReply {
  const text = JSON.stringify(content);
  // Bytes of their own, which can be handed from one thread to another.
  return { json: new TextEncoder().encode(text), tag: etagOf(text) };
}

export function isSerializedReply(result: object): result is SerializedReply {
  return (
    "json" in result &&
    result.json instanceof Uint8Array &&
    "tag" in result &&
    typeof result.tag === "string"
  );
}
