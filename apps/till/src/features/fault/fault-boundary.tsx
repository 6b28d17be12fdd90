import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "wouter";

import { operationFailed } from "#api/failure.ts";
import { reportFault } from "#api/report-fault.ts";
import { useMessages } from "#language/use-language.ts";
import { Boundary } from "#ui/boundary.tsx";
import { Button } from "#ui/button.tsx";

import { FailureMessage } from "../failure/index.ts";

type FaultBoundaryProps = {
  /** The name of the part in the server's log. */
  readonly part: "till" | "frame" | "screen";
  readonly children: ReactNode;
};

/** When a part of the till throws, shows an error with ways to recover; unsent orders stay on the device. */
export function FaultBoundary({ part, children }: FaultBoundaryProps) {
  const [path] = useLocation();
  return (
    <Boundary
      place={part === "screen" ? path : undefined}
      onFault={(error) => reportFault(error, part)}
      renderFault={(tryAgain) => <Fault tryAgain={tryAgain} />}
    >
      {children}
    </Boundary>
  );
}

type OptionalPartProps = { readonly children: ReactNode; readonly onFault?: () => void };

/** For optional parts: when one throws, it disappears and the rest of the till stays. */
export function OptionalPart({ children, onFault }: OptionalPartProps) {
  const handleFault = (error: unknown) => {
    reportFault(error, "extra");
    onFault?.();
  };
  return (
    <Boundary onFault={handleFault} renderFault={() => null}>
      {children}
    </Boundary>
  );
}

type FaultProps = { readonly tryAgain: () => void };

/** Shows the full error page once it has loaded, or the plain one if it fails itself. */
function Fault({ tryAgain }: FaultProps) {
  const page = useFaultPage();
  const plain = <PlainFault tryAgain={tryAgain} />;
  if (page === null) return plain;
  return (
    <Boundary onFault={(error) => reportFault(error, "fault page")} renderFault={() => plain}>
      <page.FaultPage onTryAgain={tryAgain} />
    </Boundary>
  );
}

/** Uses only what every till has already loaded. */
function PlainFault({ tryAgain }: FaultProps) {
  const messages = useMessages();
  return (
    <FailureMessage failure={operationFailed}>
      <Button kind="plain" onClick={tryAgain}>
        {messages.tryAgain}
      </Button>
    </FailureMessage>
  );
}

const loadFaultPage = async () => await import("../fault-page/index.ts");

type FaultPageModule = Awaited<ReturnType<typeof loadFaultPage>>;

/** Loads the error page after a failure; null until it has loaded, or if it cannot be loaded. */
function useFaultPage(): FaultPageModule | null {
  const [page, setPage] = useState<FaultPageModule | null>(null);
  useEffect(() => {
    const fetchPage = async () => {
      try {
        setPage(await loadFaultPage());
      } catch (error) {
        reportFault(error, "fetch fault page");
      }
    };
    void fetchPage();
  }, []);
  return page;
}
