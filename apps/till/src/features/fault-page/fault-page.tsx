import { useState } from "react";
import { useLocation } from "wouter";
import { readHealth } from "@comanda/contract/health";

import { useFaultMessages } from "#language/fault-messages.ts";
import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";
import { AttentionIcon } from "#ui/icons.tsx";
import { callApi } from "#api/call.ts";
import { runDeviceTransaction } from "#api/device-database.ts";
import { reportFault } from "#api/report-fault.ts";

import { showNotice } from "../notice/index.ts";
import { hasOrderToSetAside, setOrderAside } from "../orders-aside/index.ts";
import styles from "./fault-page.module.css";

type FaultPageProps = { readonly onTryAgain: () => void };

/**
 * Replaces the part that failed, and offers every way to recover, from the mildest to the strongest. None of them loses
 * an order.
 */
export function FaultPage({ onTryAgain }: FaultPageProps) {
  const messages = useMessages();
  const fault = useFaultMessages();
  const [path, navigate] = useLocation();
  const [hasOrder] = useState(hasOrderToSetAside);
  const [isLoading, setIsLoading] = useState(false);
  const handleToOrder = () => {
    navigate("/order");
    onTryAgain();
  };
  const handleWithoutOrder = () => {
    try {
      setOrderAside();
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      showNotice(fault.notPutAside);
      return;
    }
    navigate("/order");
    onTryAgain();
  };
  const handleLoad = () => {
    setIsLoading(true);
    void reloadTill();
  };
  return (
    <div role="alert" className={styles["page"]}>
      <h1 className={styles["title"]}>
        <AttentionIcon />
        {fault.title}
      </h1>
      <p>{fault.text}</p>
      {hasOrder && <p>{fault.withoutOrderHint}</p>}
      <div className={styles["ways"]}>
        <Button kind="next" onClick={onTryAgain}>
          {messages.tryAgain}
        </Button>
        {path !== "/order" && (
          <Button kind="plain" onClick={handleToOrder}>
            {fault.toOrder}
          </Button>
        )}
        {hasOrder && (
          <Button kind="plain" onClick={handleWithoutOrder}>
            {fault.withoutOrder}
          </Button>
        )}
        <Button kind="plain" isBusy={isLoading} onClick={handleLoad}>
          {fault.loadAgain}
        </Button>
      </div>
    </div>
  );
}

/**
 * Reloads the page. The device's cached venue data may be what fails, so it is cleared, but only if the server answers:
 * without a server it is all that the till has. Orders are stored separately.
 */
async function reloadTill(): Promise<void> {
  const health = await callApi(readHealth, {});
  if (health.ok) await clearVenueCache();
  location.reload();
}

async function clearVenueCache(): Promise<void> {
  try {
    await runDeviceTransaction(
      { store: "known", mode: "readwrite", durability: "strict" },
      (store) => store.clear(),
    );
  } catch (error) {
    reportFault(error, "forget venue");
  }
}
