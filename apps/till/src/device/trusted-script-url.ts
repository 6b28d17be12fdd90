/** The Content-Security-Policy allows script URLs only from this Trusted Types policy, which may be created once. */
export function scriptAddress(path: string): string {
  policy ??= madePolicy();
  return policy.createScriptURL(path);
}

let policy: Policy | null = null;

type Policy = { readonly createScriptURL: (url: string) => string };
type Policies = { readonly createPolicy: (name: string, rules: Policy) => Policy };

/** Browsers without Trusted Types accept any URL; the Content-Security-Policy still limits the origins. */
function madePolicy(): Policy {
  const policies: unknown = Reflect.get(globalThis, "trustedTypes");
  const rules: Policy = { createScriptURL: (url) => url };
  return isPolicies(policies) ? policies.createPolicy("comanda", rules) : rules;
}

function isPolicies(value: unknown): value is Policies {
  return typeof value === "object" && value !== null && "createPolicy" in value;
}
