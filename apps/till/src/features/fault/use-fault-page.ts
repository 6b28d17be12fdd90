import { useEffect, useState } from "react";

import { reportFault } from "#api/report-fault.ts";

const load = async () => await import("../fault-page/index.ts");

type Page = Awaited<ReturnType<typeof load>>;

/** Loads the error page after a failure; null until it has loaded, or if it cannot be loaded. */
export function useFaultPage(): Page | null {
  const [page, setPage] = useState<Page | null>(null);
  useEffect(() => {
    const fetchPage = async () => {
      try {
        setPage(await load());
      } catch (error) {
        reportFault(error, "fetch fault page");
      }
    };
    void fetchPage();
  }, []);
  return page;
}
