import { createContext, type ReactNode } from "react";

/** What stands right after the title of every screen. The router and the office provide it. */
export const TitleEnd = createContext<ReactNode>(null);
