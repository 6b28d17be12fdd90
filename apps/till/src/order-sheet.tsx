import { useEffect, type ReactNode } from "react";
import { useLocation } from "wouter";

import { showNotice } from "#features/notice/index.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { Sheet } from "#ui/sheet.tsx";

/** A question about the order, on a sheet over it. */
export function OrderSheet({ children }: { readonly children: ReactNode }) {
  const { product, order, lines } = useAllMessages();
  const [, navigate] = useLocation();
  // The order below is not rendered again when the sheet is gone.
  useEffect(
    () => () => {
      document.title = `${product} - ${order.title}`;
    },
    [product, order],
  );
  return (
    <Sheet onClose={() => navigate("/order")} onKept={() => showNotice(lines.finishTyping)}>
      {children}
    </Sheet>
  );
}
