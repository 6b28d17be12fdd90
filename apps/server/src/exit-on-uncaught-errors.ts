/**
 * An uncaught error leaves the program in an unknown state: it ends, and the service manager restarts it from the disk.
 * A failure to write its own output, such as a log on a full disk, is no such error.
 */
export function exitOnUncaughtErrors(): void {
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
  // An unhandled rejection arrives here as well.
  process.on("uncaughtException", (fault: unknown) => {
    const what = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
    process.stderr.write(
      `${what}\nComanda stops because of this fault; start it again. Everything it confirmed is in the database.\n`,
    );
    process.exit(1);
  });
}
