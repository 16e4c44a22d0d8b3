import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const MAIN = join(import.meta.dirname, 'main.ts');
let child: ChildProcess | undefined;
let squatter: Server | undefined;

afterEach(() => {
  child?.kill('SIGKILL');
  squatter?.close();
});

function start(environment: Record<string, string>) {
  const started = spawn(process.execPath, [MAIN], { env: { PATH: process.env.PATH, ...environment } });
  child = started;
  const output = { out: '', err: '' };
  started.stdout.on('data', (text) => {
    output.out += text;
  });
  started.stderr.on('data', (text) => {
    output.err += text;
  });
  return { started, output };
}

async function listenAnywhere(): Promise<number> {
  squatter = createServer().listen(0, '127.0.0.1');
  await once(squatter, 'listening');
  const address = squatter.address();
  if (typeof address !== 'object' || !address) throw new Error('No port');
  return address.port;
}

describe('starting', () => {
  it('says in one line which variable is wrong', async () => {
    const { started, output } = start({ CARD_SANDBOX_ORDINARY_NAMES: 'maybe' });
    const [exitCode] = await once(started, 'close');
    expect(exitCode).toBe(1);
    expect(output.err).toBe("CARD_SANDBOX_ORDINARY_NAMES: 'maybe' is neither frictionless nor fail.\n");
  });

  it('says in one line that the port is taken', async () => {
    const port = await listenAnywhere();
    const { started, output } = start({ CARD_SANDBOX_PORT: String(port) });
    const [exitCode] = await once(started, 'close');
    expect(exitCode).toBe(1);
    expect(output.err).toBe(
      `CARD_SANDBOX_PORT: port ${port} is taken; stop the program that uses it, or set another port.\n`,
    );
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('answers until %s and then ends cleanly', async (signal) => {
    const port = await listenAnywhere();
    squatter?.close();
    const { started, output } = start({ CARD_SANDBOX_PORT: String(port) });
    await once(started.stdout, 'data');
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(await answer.json()).toEqual({ status: 'ok' });
    started.kill(signal);
    const [exitCode] = await once(started, 'close');
    expect([exitCode, output.err]).toEqual([0, '']);
  });
});
