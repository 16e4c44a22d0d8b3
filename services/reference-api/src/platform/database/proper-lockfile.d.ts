declare module 'proper-lockfile' {
  interface LockOptions {
    /** Milliseconds after which a lock that is not renewed counts as left behind. */
    stale?: number;
    /** Milliseconds between renewals. */
    update?: number;
    /** True if the file must be there and its real path counts; the lock is at `{file}.lock`. */
    realpath?: boolean;
    retries?: number | { retries: number; factor: number; minTimeout: number; maxTimeout: number };
    onCompromised?: (error: Error) => void;
  }
  /** Returns the function that gives the lock back. Rejects with the code ELOCKED when it is held. */
  export function lock(file: string, options?: LockOptions): Promise<() => Promise<void>>;
}
