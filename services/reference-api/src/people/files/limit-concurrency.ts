/** Limits how many memory-heavy tasks run at a time; the rest wait in order of arrival. */
export function limitConcurrency(atOnce: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place is handed on, so that no one who comes in the meantime takes it.
      if (next) next();
      else running -= 1;
    }
  };
}
