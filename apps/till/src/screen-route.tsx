import type { Action } from "@comanda/domain/staff/action-permissions";
import type { ReactElement, ReactNode } from "react";
import { matchRoute, type Parser, type RegexRouteParams, type StringRouteParams } from "wouter";

import type { Session } from "#api/session.ts";
import { PermissionGate } from "#features/frame/index.ts";
import type { LoadedBill } from "#features/order/index.ts";
import type { Reference } from "#records/reference.ts";

import { LazyScreen, type ScreenLoader } from "./lazy-screen.tsx";
import { OrderSheet } from "./order-sheet.tsx";
import { isSheet } from "./sheet-paths.ts";

/** What the till hands to its screens. */
export type ScreenContext = {
  readonly session: Session;
  readonly reference: Reference;
  readonly onShowBill: (bill: LoadedBill) => void;
};

type Screen<Screens, Path extends string> = {
  /** If missing, every user may open it. */
  readonly action?: Action;
  readonly screens: ScreenLoader<Screens>;
  readonly show: (screens: Screens, context: ScreenContext, params: ParamsOf<Path>) => ReactNode;
};

/** As wouter types them, or the compiler would not see that they are the same. */
type ParamsOf<Path> = Path extends string ? StringRouteParams<Path> : RegexRouteParams;

/** The screen if the address is its own. */
export type Route = (
  address: string,
  parser: Parser,
  context: ScreenContext,
) => ReactElement | null;

/** The screen of an address, loaded when it is first opened, for users who may open it. */
export function route<Screens, Path extends string>(
  path: Path,
  { action, screens, show }: Screen<Screens, Path>,
): Route {
  return (address, parser, context) => {
    const [isHere, params] = matchRoute(parser, path, address);
    if (!isHere) return null;
    const content = (
      <LazyScreen screens={screens}>{(loaded) => show(loaded, context, params)}</LazyScreen>
    );
    const screen = isSheet(address) ? <OrderSheet key={address}>{content}</OrderSheet> : content;
    if (action === undefined) return screen;
    return (
      <PermissionGate session={context.session} action={action}>
        {screen}
      </PermissionGate>
    );
  };
}
