/** The server lets scripts be named only through this policy, which may be made once. */
export function scriptAddress(path: string): string {
  policy ??= madePolicy();
  return policy.createScriptURL(path);
}

let policy: Policy | null = null;

type Policy = { readonly createScriptURL: (url: string) => string };
type Policies = { readonly createPolicy: (name: string, rules: Policy) => Policy };

/** Browsers that know no policies take any address, and the server's list of origins still holds. */
function madePolicy(): Policy {
  const policies: unknown = Reflect.get(globalThis, "trustedTypes");
  const rules: Policy = { createScriptURL: (url) => url };
  return isPolicies(policies) ? policies.createPolicy("comanda", rules) : rules;
}

function isPolicies(value: unknown): value is Policies {
  return typeof value === "object" && value !== null && "createPolicy" in value;
}
