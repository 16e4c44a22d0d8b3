interface Pool<Job> {
  size: number;
  /** Two jobs with the same owner never run at once; `null` minds no one. */
  ownerOf(job: Job): string | null;
  run(job: Job): Promise<void>;
  /** States not started by then are left out. */
  signal: AbortSignal;
}

/** Runs jobs in their order, so many at a time; one that has to wait for its owner lets others pass. */
export async function runPool<Job>(jobs: readonly Job[], { size, ownerOf, run, signal }: Pool<Job>) {
  const waiting = [...jobs];
  const running = new Set<Promise<void>>();
  const busy = new Set<string | null>();

  function start(job: Job): void {
    const owner = ownerOf(job);
    if (owner !== null) busy.add(owner);
    const done = run(job).finally(() => {
      busy.delete(owner);
      running.delete(done);
    });
    running.add(done);
  }

  const findNext = () =>
    running.size < size && !signal.aborted ? waiting.findIndex((job) => !busy.has(ownerOf(job))) : -1;
  while (running.size > 0 || (waiting.length > 0 && !signal.aborted)) {
    const next = findNext();
    if (next === -1) await Promise.race(running);
    else waiting.splice(next, 1).forEach(start);
  }
}
