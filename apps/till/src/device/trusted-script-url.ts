/** The Content-Security-Policy allows script URLs only from this Trusted Types policy, which may be created once. */
export function trustedScriptUrl(path: string): string {
  policy ??= createPolicyOnce();
  return policy.createScriptURL(path);
}

let policy: ScriptPolicy | null = null;

type ScriptPolicy = { readonly createScriptURL: (url: string) => string };
type PolicyFactory = { readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy };

/** Browsers without Trusted Types accept any URL; the Content-Security-Policy still limits the origins. */
function createPolicyOnce(): ScriptPolicy {
  const policies: unknown = Reflect.get(globalThis, "trustedTypes");
  const rules: ScriptPolicy = { createScriptURL: (url) => url };
  return isPolicyFactory(policies) ? policies.createPolicy("comanda", rules) : rules;
}

function isPolicyFactory(value: unknown): value is PolicyFactory {
  return (
    typeof value === "object" &&
    value !== null &&
    "createPolicy" in value &&
    typeof value.createPolicy === "function"
  );
}
