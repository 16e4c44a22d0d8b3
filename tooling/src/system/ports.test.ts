import net from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readPort, takenPorts } from './ports.ts';
import { planServices } from './service-plan.ts';

describe('a port from the environment', () => {
  it.each([
    [undefined, 8080],
    ['', 8080],
    ['9090', 9090],
  ])('%s', (value, expected) => {
    expect(readPort('PORT', value, 8080)).toBe(expected);
  });

  it.each(['abc', '0', '65534', '80.5', '-1'])('%s is refused by name', (value) => {
    expect(() => readPort('PORT', value, 8080)).toThrow(`PORT is '${value}'`);
  });
});

describe('taken ports', () => {
  const servers: net.Server[] = [];
  afterEach(() => {
    for (const server of servers) server.close();
  });

  it('are found among free ones', async () => {
    const server = net.createServer();
    servers.push(server);
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as net.AddressInfo).port)),
    );
    expect(await takenPorts([port])).toEqual([port]);
  });
});

describe('the plan of a system', () => {
  const plan = planServices({
    port: 9000,
    dataDir: '/house/data',
    distDir: '/house/dist',
    env: { HOLD_MINUTES: '1', DATABASE_URL: undefined },
    onLine: () => undefined,
  });

  it('puts the services on ports that follow each other and lets the gateway stop first', () => {
    expect(plan.map(({ name, answersAt }) => [name, answersAt])).toEqual([
      ['gateway', 9000],
      ['renderer', '.cache/sockets/renderer-9000.sock'],
      ['reference-api', 9001],
      ['card-sandbox', 9002],
    ]);
  });

  it('keeps all that is written in one folder', () => {
    const [, , api, sandbox] = plan.map(({ environment }) => environment);
    expect(api?.DATA_DIR).toBe('/house/data');
    expect(sandbox?.CARD_SANDBOX_STATE_FILE).toBe('/house/data/card-sandbox.json');
  });

  it('hands further settings to every service', () => {
    for (const { environment } of plan) {
      expect(environment).toMatchObject({
        HOLD_MINUTES: '1',
        CARD_PROVIDER_URL: 'http://card-sandbox.localhost:9002',
      });
      expect(environment).toHaveProperty('DATABASE_URL', undefined);
    }
  });
});
