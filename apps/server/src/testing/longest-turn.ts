/**
 * The longest turn of the event loop while the work goes on, in milliseconds of this thread's processor time: so long
 * no till was served. Waiting for other programs does not count. Turns that are shorter than a millisecond may be added
 * up: measuring each one would keep a processor busy while a thread or PostgreSQL reads.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  let last = processorMs();
  const measure = (): void => {
    const now = processorMs();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setTimeout(measure, 1);
  };
  setTimeout(measure, 1);
  await work();
  isOver = true;
  return Math.max(longest, processorMs() - last);
}

function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
