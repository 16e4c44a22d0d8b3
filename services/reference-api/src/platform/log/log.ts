/** Writes one JSON line per entry. Details never carry bodies, tokens, email addresses or names. */
export interface Log {
  info(message: string, details?: Record<string, unknown>): void;
  error(message: string, details?: Record<string, unknown>): void;
}

export function createLog(write: (line: string) => void): Log {
  const entry = (level: string) => (message: string, details?: Record<string, unknown>) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...details })}\n`);
  return { info: entry('info'), error: entry('error') };
}

/** What may be written down of an error: a database's own message can quote a person's data, so it is left out. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trim().startsWith('at '));
  if ('severity' in error) {
    const { code, constraint, routine } = error as Error & Record<string, unknown>;
    return { error: error.name, code, constraint, routine, stack: frames };
  }
  return { error: error.name, reason: error.message, stack: frames };
}
