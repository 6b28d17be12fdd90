import { etagOf } from "./cached-reply.ts";

/** A reply that is JSON already: the thread that saves does not have to write a long list out. */
export type SerializedReply = {
  readonly json: Uint8Array;
  /** The ETag of its content; null for a reply that clients do not cache. */
  readonly tag: string | null;
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
    (result.tag === null || typeof result.tag === "string")
  );
}
