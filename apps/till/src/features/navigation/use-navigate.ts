import { useLocation } from "wouter";

import { rememberScreen } from "#ui/remember-screen.ts";

/** Opens another screen, unless the user has left this one: for what follows a reply, which may come late. */
export function useNavigate(): (to: string, options?: { readonly replace: boolean }) => void {
  const [, navigate] = useLocation();
  const isStillOpen = rememberScreen();
  return (to, options) => {
    if (isStillOpen()) navigate(to, options);
  };
}
