import { useLocation } from "wouter";

import { openPayment } from "./open-payment.ts";

/** Opens the cash screen, or shows why it cannot. */
export function useOpenPayCash(): () => void {
  const [, navigate] = useLocation();
  return () => openPayment(() => navigate("/pay-cash"));
}
