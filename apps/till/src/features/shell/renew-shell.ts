/** Whoever has pressed Ok does not wait longer: the page that comes then is the server's in any case. */
const patienceMs = 10_000;

/** Fetches what the server has now and puts it in the place of the kept till, before the page is loaded again. */
export async function renewShell(): Promise<void> {
  await Promise.race([renewed(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

async function renewed(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration === undefined) return;
  await registration.update();
  const next = registration.installing ?? registration.waiting;
  if (next === null) return;
  await new Promise<void>((resolve) => {
    const proceed = () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
      if (next.state === "installed") next.postMessage("any");
      if (next.state === "activated" || next.state === "redundant") resolve();
    };
    next.addEventListener("statechange", proceed);
    proceed();
  });
}
