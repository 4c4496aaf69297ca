/** Milliseconds of processor that this takes: on a busy machine, the clock would tell of its neighbours. */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
