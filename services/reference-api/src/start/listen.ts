import { createServer } from 'node:net';
import type { ApiServer } from '../http/call.ts';
import { StartFailure } from './start-failure.ts';

const HOST = '127.0.0.1';

function inWords(error: unknown, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartFailure(`Port ${port} (API_PORT) is already in use. Stop what uses it, or set API_PORT.`);
  }
  if (code === 'EACCES') return new StartFailure(`Port ${port} (API_PORT) may not be used by this user.`);
  return error;
}

/** Throws a StartFailure when the port is taken; asked first, because filling a database takes a while. */
export async function checkPort(port: number): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(port, HOST, resolve));
  } catch (error) {
    throw inWords(error, port);
  } finally {
    await new Promise<void>((resolve) => probe.close(() => resolve()));
  }
}

/** Listens on this machine only. Throws a StartFailure when the port is taken. */
export async function listen(app: ApiServer, port: number): Promise<void> {
  try {
    await app.listen({ host: HOST, port });
  } catch (error) {
    throw inWords(error, port);
  }
}
