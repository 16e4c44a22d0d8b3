import { appendFile, rm } from 'node:fs/promises';
import { RENDER_PATH, type RenderRequest } from 'shared-contracts/rendering';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { layOutHalves, remoteHalf } from '../test-support/halves.ts';
import { createRenderer } from './app.ts';

const WELL = remoteHalf("'<b>' + scope.react + '</b>'");
const SLOW_MACHINE = { timeout: 15_000 };

/** A renderer of these halves, with its own workers, as in production. */
async function start(remotes: Record<string, string>, host?: string) {
  const site = await layOutHalves(remotes, host);
  const lines: string[] = [];
  const app = createRenderer({ distDir: site.dist, log: (line) => lines.push(line) });
  onTestFinished(() => app.close());
  const ask = async (request: RenderRequest) => {
    const response = await app.inject({ method: 'POST', url: RENDER_PATH, payload: request });
    return response.json();
  };
  /** Repeats the request until a worker has started. */
  const askReady = (request: RenderRequest) =>
    vi.waitFor(async () => {
      const answer = await ask(request);
      expect(answer.refusal).not.toBe('starting');
      return answer;
    }, SLOW_MACHINE);
  const metrics = async () => (await app.inject('/metrics')).body;
  return { ...site, app, lines, request: site.ask, ask, askReady, metrics };
}

test('a page is rendered by the published halves, with the copies of the host', async () => {
  const { request, ask, askReady, metrics } = await start({ 'mf-shop': WELL });
  expect(await ask(request('mf-shop'))).toEqual({ refusal: 'starting' });
  expect((await askReady(request('mf-shop', '/shop'))).html).toBe('<p>/shop</p><b>the one copy</b>');
  expect(await metrics()).toContain('touchline_renderer_workers{state="ready"} 1');
  expect(await metrics()).toContain('touchline_renderer_worker_starts_total 1');
});

test('another release is rendered by its own worker', async () => {
  const before = await start({ 'mf-shop': WELL });
  await before.askReady(before.request('mf-shop'));
  const after = await layOutHalves({ 'mf-shop': remoteHalf("'<i>new</i>'") });
  const { remotes } = after.ask();
  const file = before.fileOf('mf-shop');
  await appendFile(file, '\n// another release');
  expect(await before.ask({ ...before.request('mf-shop'), remotes })).toEqual({ refusal: 'starting' });
});

test.each([
  ['throws when it is loaded', remoteHalf("''", "throw new Error('evaluation');"), 'threw'],
  ['throws when it renders', remoteHalf("(() => { throw new Error('render'); })()"), 'threw'],
  ['never ends', remoteHalf("(() => { if (site.pathname === '/loop') for (;;); return ''; })()"), 'hung'],
  [
    'exhausts the memory of its process',
    remoteHalf(
      "(() => { if (site.pathname === '/loop') { const all = []; for (;;) all.push(new Array(1e6).fill({})); } return ''; })()",
    ),
    // Whichever limit is reached first.
    'hung|crashed',
  ],
])('a half that %s affects only its own pages', { timeout: 40_000 }, async (_, broken, fault) => {
  const { request, ask, askReady, lines, metrics } = await start({ 'mf-shop': broken, 'mf-well': WELL });
  await askReady(request('mf-well'));
  await vi.waitFor(async () => {
    const { refusal } = await ask(request('mf-shop', '/loop'));
    expect(refusal).toBe('broken');
  }, SLOW_MACHINE);
  expect(lines.join('\n')).toMatch(
    new RegExp(`The server half of mf-shop 1.0.0 (${fault}). It is left alone`),
  );
  expect(await metrics()).toMatch(new RegExp(`half="mf-shop 1.0.0",fault="(${fault})"`));
  const well = await askReady(request('mf-well'));
  expect(well.html).toContain('<b>the one copy</b>');
});

describe('several halves in progress at once', () => {
  /** A host that renders the parts of its remotes together. */
  const TOGETHER = `
    export const shareWithRemotes = async () => ({ react: 'the one copy' });
    export async function render(remotes, site, onEnter) {
      const parts = await Promise.all(Object.entries(remotes).map(async ([remote, load]) => {
        const { default: part } = await (await load()).routes.home();
        onEnter(remote);
        return part(site);
      }));
      return { html: parts.join(''), css: '', cssIds: 'tl', assumptions: '{}', missing: [] };
    }`;
  const LATER = 'await new Promise((resolve) => setTimeout(resolve, 20));';
  const at = (path: string, code: string) =>
    remoteHalf(
      `(async () => { if (site.pathname === '${path}') { ${LATER} ${code} } return '<b>well</b>'; })()`,
    );

  test.each<[string, string, string, string]>([
    ['never ends', 'for (;;);', 'hung', 'mf-first'],
    ['never ends', 'for (;;);', 'hung', 'mf-last'],
    ['leaves a timer that throws', "setTimeout(() => { throw new Error('later'); });", 'crashed', 'mf-first'],
    ['throws', "throw new Error('now');", 'threw', 'mf-first'],
  ])(
    'one that %s (%s) is held back, and no other: %s of %s',
    { timeout: 60_000 },
    async (_, code, fault, guilty) => {
      const innocent = guilty === 'mf-first' ? 'mf-last' : 'mf-first';
      const halves = { 'mf-first': WELL, 'mf-last': WELL, [guilty]: at('/loop', code) };
      const { request, ask, askReady, lines } = await start(halves, TOGETHER);
      await askReady(request(innocent));
      await vi.waitFor(
        async () => expect(await ask(request(guilty, '/loop'))).toEqual({ refusal: 'broken' }),
        { timeout: 40_000 },
      );
      expect(lines.join('\n')).toContain(`The server half of ${guilty} 1.0.0 ${fault}.`);
      expect(lines.join('\n')).not.toContain(innocent);
      expect((await askReady(request(innocent, '/loop'))).html).toBe('<b>the one copy</b>');
    },
  );

  test('a host that never ends is held back itself', { timeout: 60_000 }, async () => {
    const loops = TOGETHER.replace('return { html', "if (site.pathname === '/loop') for (;;); return { html");
    const { request, ask, askReady, lines } = await start({ 'mf-first': WELL }, loops);
    await askReady(request('mf-first'));
    await vi.waitFor(
      async () => expect(await ask(request('mf-first', '/loop'))).toEqual({ refusal: 'broken' }),
      { timeout: 40_000 },
    );
    expect(lines.join('\n')).toContain('The server half of shell 1.0.0 hung.');
    expect(lines.join('\n')).not.toContain('mf-first');
  });
});

test('a half with a changed byte is not run, and affects only its own pages', async () => {
  const { request, ask, askReady, fileOf, lines } = await start({ 'mf-shop': WELL, 'mf-well': WELL });
  await appendFile(fileOf('mf-shop'), ' ');
  expect((await askReady(request('mf-well'))).html).toBe('<p>/</p><b>the one copy</b>');
  expect(await ask(request('mf-shop'))).toEqual({ refusal: 'broken' });
  expect(lines.join('\n')).toContain('/remotes/mf-shop/1.0.0/server.mjs is not the one that was published.');
});

test('a missing half affects only its own pages', async () => {
  const { request, askReady, ask, fileOf } = await start({ 'mf-shop': WELL, 'mf-well': WELL });
  await rm(fileOf('mf-shop'));
  expect((await askReady(request('mf-well'))).html).toBe('<p>/</p><b>the one copy</b>');
  expect(await ask(request('mf-shop'))).toEqual({ refusal: 'broken' });
});

test('a file elsewhere is never read', async () => {
  const { request, ask } = await start({});
  const stray = { ...request().host, file: '/remotes/../../etc/passwd' };
  await ask({ ...request(), host: stray });
  expect(
    await vi.waitFor(async () => {
      const answer = await ask({ ...request(), host: stray });
      expect(answer.refusal).toBe('broken');
      return answer;
    }),
  ).toEqual({ refusal: 'broken' });
});

test.each([
  ["import 'node:fs';"],
  ["import net from 'node:net';"],
  ["import './other.mjs';"],
  ["await import('node:child_process');"],
  ["process.getBuiltinModule('node:fs');"],
  ["await fetch('http://127.0.0.1');"],
  ['new WebSocket("ws://127.0.0.1");'],
  ["eval('1');"],
])('a half may not %s', async (code) => {
  const { request, askReady, ask } = await start({ 'mf-shop': remoteHalf("''", code), 'mf-well': WELL });
  expect((await askReady(request('mf-well'))).html).toContain('the one copy');
  await vi.waitFor(async () => expect((await ask(request('mf-shop'))).refusal).toBe('broken'), SLOW_MACHINE);
});

test('it reports that it is healthy', async () => {
  const { app } = await start({});
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});
