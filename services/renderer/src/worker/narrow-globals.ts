/** Globals that reach outside the process and that rendering does not need. */
const OUTSIDE = ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel'] as const;

/**
 * Removes globals that a server half does not need: connections, and the `process` that gives access to Node's modules.
 * This contains mistakes; the real barriers are the permissions of the process and its missing network.
 */
export function narrowGlobals(): void {
  for (const name of OUTSIDE) Reflect.deleteProperty(globalThis, name);
  const value = Object.freeze({ env: Object.freeze({ NODE_ENV: 'production' }) });
  Object.defineProperty(globalThis, 'process', { value, configurable: false, writable: false });
}
