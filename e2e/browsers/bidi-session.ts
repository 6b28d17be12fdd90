import { Type } from "typebox";
import { Value } from "typebox/value";

export type BidiSession = {
  readonly send: (method: string, params: object) => Promise<unknown>;
  readonly close: () => void;
};

/** A browser that hangs is reported instead of waited for. */
const commandTimeoutMs = 60_000;

type PendingCommand = {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
};

const answer = Type.Object({ id: Type.Number(), result: Type.Unknown() });
const refusal = Type.Object({
  id: Type.Number(),
  error: Type.String(),
  message: Type.String(),
});

/** WebDriver BiDi (https://w3c.github.io/webdriver-bidi): commands and replies as JSON over one web socket. */
export async function bidiSession(address: string): Promise<BidiSession> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PendingCommand>();
  await opened(socket);
  socket.addEventListener("message", ({ data }) => take(waiting, JSON.parse(String(data))));
  socket.addEventListener("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("The browser went away"));
    waiting.clear();
  });
  let lastId = 0;
  const send = async (method: string, params: object) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    lastId += 1;
    waiting.set(lastId, { resolve, reject });
    socket.send(JSON.stringify({ id: lastId, method, params }));
    const timer = setTimeout(
      () => reject(new Error(`The browser does not answer ${method}`)),
      commandTimeoutMs,
    );
    return await promise.finally(() => clearTimeout(timer));
  };
  await send("session.new", { capabilities: {} });
  return { send, close: () => socket.close() };
}

async function opened(socket: WebSocket): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  socket.addEventListener("open", () => resolve(undefined));
  socket.addEventListener("error", () => reject(new Error(`${socket.url} does not answer`)));
  await promise;
}

function take(waiting: Map<number, PendingCommand>, message: unknown): void {
  if (Value.Check(answer, message)) {
    waiting.get(message.id)?.resolve(message.result);
    waiting.delete(message.id);
  } else if (Value.Check(refusal, message)) {
    waiting.get(message.id)?.reject(new Error(`${message.error}: ${message.message}`));
    waiting.delete(message.id);
  }
}
