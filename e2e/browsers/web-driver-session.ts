import { Type } from "typebox";
import { Value } from "typebox/value";

export type WebDriverSession = {
  readonly call: (method: "GET" | "POST", path: string, body?: object) => Promise<unknown>;
  readonly end: () => Promise<void>;
};

const reply = Type.Object({ value: Type.Unknown() });
const refusal = Type.Object({ error: Type.String(), message: Type.String() });
const begun = Type.Object({ sessionId: Type.String() });

/** A browser that hangs is reported instead of waited for. */
const commandTimeoutMs = 60_000;

/** Classic WebDriver (https://www.w3.org/TR/webdriver2): one HTTP call for each command. */
export async function webDriverSession(
  driver: string,
  alwaysMatch: object,
): Promise<WebDriverSession> {
  const exchange = async (method: string, path: string, body?: object) => {
    const text = body === undefined ? null : JSON.stringify(body);
    const signal = AbortSignal.timeout(commandTimeoutMs);
    const response = await fetch(driver + path, { method, body: text, signal }).catch((cause) => {
      throw new Error(`WebKitWebDriver does not answer ${path}`, { cause });
    });
    const { value } = Value.Parse(reply, await response.json());
    if (Value.Check(refusal, value)) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const capabilities = { alwaysMatch };
  const { sessionId } = Value.Parse(begun, await exchange("POST", "/session", { capabilities }));
  return {
    call: async (method, path, body) =>
      await exchange(method, `/session/${sessionId}${path}`, body),
    end: async () => {
      await exchange("DELETE", `/session/${sessionId}`);
    },
  };
}
