import { useState } from "react";
import { useLocation } from "wouter";

import { useFaultMessages } from "#language/fault-messages.ts";
import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";
import { AttentionIcon } from "#ui/icons.tsx";

import { showNotice } from "../notice/index.ts";
import { hasOrderToSetAside, setOrderAside } from "../orders-aside/index.ts";
import styles from "./fault-page.module.css";
import { reloadTill } from "./reload-till.ts";

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
