const listeners = new Set<() => void>();

/**
 * Calls back as soon as something that had failed could be loaded, and when the device is connected again, as its notice
 * promises; returns the function that stops.
 */
export function onRecovery(listener: () => void): () => void {
  const reconnected = () => listener();
  listeners.add(listener);
  window.addEventListener('online', reconnected);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', reconnected);
  };
}

/** Says that something that had failed is there: whatever else failed with it is worth another try. */
export function announceRecovery(): void {
  for (const listener of [...listeners]) listener();
}
