/**
 * What nobody caught leaves the program in a state that nobody knows: it ends, and whoever runs it starts it again
 * from the disk. That nobody takes its output, such as a log on a full disk, is no such fault.
 */
export function endOnFaults(): void {
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
  // A promise that failed and was awaited by nobody comes here as well.
  process.on("uncaughtException", (fault: unknown) => {
    const what = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
    process.stderr.write(
      `${what}\nComanda stops because of this fault; start it again. Everything it confirmed is in the database.\n`,
    );
    process.exit(1);
  });
}
