import { createContext, type ReactNode } from "react";

/** What stands right after the title of every screen; whoever shows screens provides it. */
export const TitleEnd = createContext<ReactNode>(null);
