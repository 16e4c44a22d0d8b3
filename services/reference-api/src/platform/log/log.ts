import pino from 'pino';

/** Writes one JSON line per entry. Details never carry bodies, tokens, email addresses or names. */
export interface Log {
  info(message: string, details?: Record<string, unknown>): void;
  error(message: string, details?: Record<string, unknown>): void;
}

export function createLog(write: (line: string) => void): Log {
  const logger = pino(
    {
      base: undefined,
      messageKey: 'message',
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
    },
    { write },
  );
  return {
    info: (message, details = {}) => logger.info(details, message),
    error: (message, details = {}) => logger.error(details, message),
  };
}

/** Fields of an error that may be logged: a database's own message can quote a person's data, so it is left out. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trim().startsWith('at '));
  if ('severity' in error) {
    const { code, constraint, routine } = error as Error & Record<string, unknown>;
    return { error: error.name, code, constraint, routine, stack: frames };
  }
  return { error: error.name, reason: error.message, stack: frames };
}
