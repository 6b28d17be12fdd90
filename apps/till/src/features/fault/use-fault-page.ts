import { useEffect, useState } from "react";

import { reportFault } from "#api/report-fault.ts";

const loadFaultPage = async () => await import("../fault-page/index.ts");

type FaultPageModule = Awaited<ReturnType<typeof loadFaultPage>>;

/** Loads the error page after a failure; null until it has loaded, or if it cannot be loaded. */
export function useFaultPage(): FaultPageModule | null {
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
