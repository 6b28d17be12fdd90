import { privilegeRateAt } from "@comanda/domain/venue/find-privilege";
import { useLocation } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";

import { requireSession, zoneOf } from "../order/index.ts";

/** Opens what the law gives seniors and persons with disability, where there is such a law. */
export function PrivilegeKey() {
  const { privilege } = useAllMessages();
  const [, navigate] = useLocation();
  if (privilegeRateAt(zoneOf(requireSession())) === null) return null;
  return (
    <Button kind="plain" onClick={() => navigate("/privilege")}>
      {privilege.open}
    </Button>
  );
}
