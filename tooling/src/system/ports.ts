import net from 'node:net';
import { ExpectedFailure } from '../expected-failure.ts';
import { portsFrom } from './service-plan.ts';

/** Two more ports follow the one given. */
const HIGHEST_PORT = 65_533;

/** Reads the gateway's port; an empty value counts as absent. Throws a ExpectedFailure when it is none. */
export function readPort(name: string, value: string | undefined, otherwise: number): number {
  if (!value) return otherwise;
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= HIGHEST_PORT) return port;
  throw new ExpectedFailure(`${name} is '${value}', but must be a whole number from 1 to ${HIGHEST_PORT}.`);
}

/** The gateway's port in the end-to-end tests. */
export const endToEndPort = (): number => readPort('E2E_PORT', process.env.E2E_PORT, 18_080);

/** Throws a ExpectedFailure that says what to do when one of a system's three ports cannot be loaded. */
export async function refuseTakenPorts(port: number): Promise<void> {
  const taken = await takenPorts(portsFrom(port));
  if (taken.length === 0) return;
  const which = taken.length === 1 ? `Port ${taken[0]} is` : `Ports ${taken.join(', ')} are`;
  throw new ExpectedFailure(
    `${which} taken. Stop the program that listens there, or choose three free ports in a row, such as PORT=${port + 1000}.`,
  );
}

/** The ports among those given that another program listens on. */
export async function takenPorts(ports: readonly number[]): Promise<number[]> {
  const taken = await Promise.all(ports.map(isTaken));
  return ports.filter((_, at) => taken[at]);
}

/** True if a port of this machine cannot be loaded. Throws a ExpectedFailure when this user may not use it at all. */
function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EACCES')
        reject(new ExpectedFailure(`Port ${port} may not be used by this user; choose one above 1023.`));
      else resolve(true);
    });
    server.listen({ host: '127.0.0.1', port }, () => server.close(() => resolve(false)));
  });
}
