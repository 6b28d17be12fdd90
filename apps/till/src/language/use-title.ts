import { useEffect } from "react";
import { useMessages } from "./use-language.ts";

/** The title of the page: the product's and the screen's. */
export function useTitle(screen: string): void {
  const { product } = useMessages();
  useEffect(() => {
    document.title = `${product} - ${screen}`;
  }, [product, screen]);
}
