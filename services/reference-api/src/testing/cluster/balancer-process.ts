import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const configuration = path.resolve(import.meta.dirname, '../../../../../containers/haproxy.cfg');

/** The balancer of `docker-compose.yml` with its own configuration, as a plain process. */
export interface BalancerProcess {
  port: number;
  stop(): Promise<void>;
}

/** Throws, in words, where HAProxy is not installed. @param certificate a file with certificate and key; none = plain HTTP */
export async function startBalancer(
  port: number,
  gatewayPorts: readonly [number, number],
  certificate = '',
): Promise<BalancerProcess> {
  if (spawnSync('haproxy', ['-v']).error)
    throw new Error(
      'The drill needs HAProxy 2.6 or newer: apt-get install haproxy, or brew install haproxy.',
    );
  const [one, two] = gatewayPorts;
  const child: ChildProcess = spawn('haproxy', ['-f', configuration], {
    env: {
      PATH: process.env.PATH,
      BALANCER_BIND: `127.0.0.1:${port}`,
      GATEWAY_1: `127.0.0.1:${one}`,
      GATEWAY_2: `127.0.0.1:${two}`,
      CERTIFICATES: certificate,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const listens = async () => {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return true;
    } catch {
      return false;
    } finally {
      socket.destroy();
    }
  };
  while (!(await listens())) {
    if (child.exitCode !== null) throw new Error(`HAProxy did not start: ${said}`);
    await pause(50);
  }
  return {
    port,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
