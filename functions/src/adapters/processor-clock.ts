/** Milliseconds of processor that this process has taken: on a busy machine, the time of day tells of its neighbours. */
export const processorClock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
