/** How long a test waits for what comes by itself: at once as a rule, after seconds on a busy machine. */
export const onBusyMachine = { timeout: 10_000 };
