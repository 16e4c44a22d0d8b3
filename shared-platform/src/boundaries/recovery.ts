const listeners = new Set<() => void>();

/** Calls back as soon as something that had failed could be loaded; returns the function that stops. */
export function onRecovery(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that something that had failed is there: whatever else failed with it is worth another try. */
export function announceRecovery(): void {
  for (const listener of [...listeners]) listener();
}
