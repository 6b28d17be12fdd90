import { MenuScreen } from "#features/menu/index.ts";
import {
  LoginScreen,
  SalePointScreen,
  useSession,
  useVenueLanguages,
} from "#features/sign-in/index.ts";
import { useDocumentLanguage } from "#language/use-language.ts";

export function App() {
  useDocumentLanguage();
  useVenueLanguages();
  const now = useSession();
  if (now.state === "signed-out") return <LoginScreen because={now.because} />;
  if (now.session.user.station === null) return <SalePointScreen session={now.session} />;
  return <MenuScreen session={now.session} />;
}
