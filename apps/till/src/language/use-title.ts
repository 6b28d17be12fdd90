import { useEffect } from "react";
import { useMessages } from "./use-language.ts";

/** Sets the page title from the product's and the screen's name. */
export function useTitle(screen: string): void {
  const { product } = useMessages();
  useEffect(() => {
    document.title = `${product} - ${screen}`;
  }, [product, screen]);
}
