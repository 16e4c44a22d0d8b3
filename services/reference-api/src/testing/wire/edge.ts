import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { freePort, startGatewayProcess } from '../cluster/service-process.ts';

/** A gateway that holds on to request bodies runs out of memory, and the test with it. */
const GATEWAY_HEAP_MB = 96;

/** A service that listens, with a real gateway in front of it. */
export interface Edge {
  ports: { gateway: number; api: number };
  close(): Promise<void>;
}

/** Lets a service listen and puts a gateway, in its own process, in front of it. */
export async function openEdge(app: FastifyInstance): Promise<Edge> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const api = (app.server.address() as AddressInfo).port;
  const folder = mkdtempSync(path.join(tmpdir(), 'touchline-edge-'));
  const gateway = await freePort();
  const process = startGatewayProcess(gateway, [api], folder, {
    NODE_OPTIONS: `--max-old-space-size=${GATEWAY_HEAP_MB}`,
  });
  await process.becomeReady();
  return {
    ports: { gateway, api },
    async close() {
      await process.stop('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
