import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const services = path.resolve(import.meta.dirname, '../../../..');
const READY_WITHIN_MS = 120_000;

/** A service of the product as it runs in an installation: its own entrypoint, in its own process. */
export interface ServiceProcess {
  url: string;
  pid: number | undefined;
  hasEnded(): boolean;
  /** Its output so far. */
  said(): string;
  /** Waits until it takes calls. */
  becomeReady(): Promise<void>;
  /** Asks it to stop, as an orchestrator does, and waits until it has. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Nothing of this process's own settings reaches it. */
export function startServiceProcess(
  service: 'gateway' | 'reference-api' | 'card-sandbox',
  port: number,
  environment: Record<string, string>,
  path_ = '/ready',
): ServiceProcess {
  const child = spawn(process.execPath, [path.join(services, service, 'src/main.ts')], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const url = `http://127.0.0.1:${port}`;
  const isReady = async () => {
    try {
      return (await fetch(`${url}${path_}`)).ok;
    } catch {
      return false;
    }
  };
  return {
    url,
    pid: child.pid,
    hasEnded: () => hasEnded(child),
    said: () => said,
    async becomeReady() {
      const deadline = Date.now() + READY_WITHIN_MS;
      while (!hasEnded(child) && Date.now() < deadline) {
        if (await isReady()) return;
        await pause(50);
      }
      throw new Error(`The ${service} did not become ready: ${said}`);
    },
    async stop(signal = 'SIGTERM') {
      if (hasEnded(child)) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

/**
 * A gateway in front of these processes of the API, with nothing to serve but their answers.
 * @param more of its environment
 */
export function startGatewayProcess(
  port: number,
  apiPorts: readonly number[],
  folder: string,
  more: Record<string, string> = {},
): ServiceProcess {
  const dist = path.join(folder, 'dist');
  for (const part of ['shell', 'standalone', 'remotes', 'embed', 'map']) {
    mkdirSync(path.join(dist, part), { recursive: true });
  }
  writeFileSync(path.join(dist, 'shell/main.js'), '');
  writeFileSync(path.join(dist, 'shell/manifest.json'), JSON.stringify({ main: ['/shell/main.js'] }));
  writeFileSync(path.join(dist, 'registry.json'), JSON.stringify({ remotes: {}, history: [] }));
  const environment = {
    PORT: String(port),
    PUBLIC_PORT: '8080',
    DIST_DIR: dist,
    // Long enough for who shares out the calls to notice on a busy machine.
    DRAIN_SECONDS: '4',
    API_URL: apiPorts.map((each) => `http://127.0.0.1:${each}`).join(','),
    ...more,
  };
  return startServiceProcess('gateway', port, environment, '/healthz');
}
