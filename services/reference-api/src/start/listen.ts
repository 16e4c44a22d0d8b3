import { createServer } from 'node:net';
import { type ApiServer, StartFailure } from '../platform/index.ts';

function inWords(error: unknown, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartFailure(`Port ${port} (API_PORT) is already in use. Stop what uses it, or set API_PORT.`);
  }
  if (code === 'EACCES') return new StartFailure(`Port ${port} (API_PORT) may not be used by this user.`);
  return error;
}

/** Throws a StartFailure when the port is taken; asked first, because filling a database takes a while. */
export async function checkPort(port: number, host: string): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(port, host, resolve));
  } catch (error) {
    throw inWords(error, port);
  } finally {
    await new Promise<void>((resolve) => probe.close(() => resolve()));
  }
}

/** Listens. Throws a StartFailure when the port is taken. */
export async function listen(app: ApiServer, port: number, host: string): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw inWords(error, port);
  }
}
