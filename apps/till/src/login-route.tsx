import type { ReactNode } from "react";
import { Redirect, useRoute } from "wouter";

import {
  addressAfterLogin,
  addressOf,
  loginPath,
  type RequestedAddress,
} from "#features/session/index.ts";

type LoginRouteProps = {
  readonly isAtWork: boolean;
  readonly children: ReactNode;
};

/** Redirects visitors who are not signed in to the login, and afterwards to the address that they requested. */
export function LoginRoute({ isAtWork, children }: LoginRouteProps) {
  const [isLogin] = useRoute(loginPath);
  if (isAtWork && isLogin) {
    return <Redirect to={addressAfterLogin(history.state)} replace />;
  }
  const asked: RequestedAddress = { wanted: addressOf(location) };
  return (
    <>
      {!isAtWork && !isLogin && <Redirect to={loginPath} replace state={asked} />}
      {children}
    </>
  );
}
