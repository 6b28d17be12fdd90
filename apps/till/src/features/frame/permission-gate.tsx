import { requirePermission, type Action } from "@comanda/domain/staff/action-permissions";
import { useEffect, type ReactNode } from "react";
import { Redirect } from "wouter";

import type { Session } from "#api/session.ts";

import { showRefusal } from "../notice/index.ts";

type PermissionGateProps = {
  readonly session: Session;
  readonly action: Action;
  readonly children: ReactNode;
};

/** Shows a refusal and returns to the order if the user opens a screen by its address without permission. */
export function PermissionGate({ session, action, children }: PermissionGateProps) {
  const refusal = requirePermission(session.user, action);
  const code = refusal?.refusal ?? null;
  useEffect(() => {
    if (code !== null) showRefusal({ refusal: code });
  }, [code]);
  return refusal === null ? children : <Redirect to="/order" replace />;
}
