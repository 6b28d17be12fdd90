import type { ComponentProps, MouseEvent } from "react";
import { Link, useLocation } from "wouter";

import { leave } from "#ui/unsaved.tsx";

type GuardedLinkProps = Omit<ComponentProps<"a">, "href" | "onClick"> & { readonly href: string };

/** A link that does not drop what is typed on the screen without asking. */
export function GuardedLink({ href, ...rest }: GuardedLinkProps) {
  const [, navigate] = useLocation();
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    leave(() => navigate(href));
  };
  return <Link {...rest} href={href} onClick={handleClick} />;
}
