import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { json as readJson } from 'node:stream/consumers';
import type { RenderedSite, RenderRequest } from 'shared-contracts/rendering';
import { onTestFinished } from 'vitest';

/** Its answer: a page, a refusal, none, or what no renderer says: some text, a part of it, or text without an end. */
export type Rendered =
  | RenderedSite
  | { refusal: string }
  | 'silence'
  | { text: string; ending?: 'cut' | 'endless' };

export const content = (html: string): RenderedSite => ({
  html,
  css: '.tl-a{color:red}',
  cssIds: 'tl a',
  assumptions: '{"path":"/","venue":null,"now":"2026-11-23T08:00:00.000Z"}',
  missing: [],
});

function sayText(
  response: http.ServerResponse,
  { text, ending }: { text: string; ending?: 'cut' | 'endless' },
): void {
  if (!ending) return void response.end(text);
  const isEndless = ending === 'endless';
  const say = () =>
    response.write(text, () => (isEndless ? !response.destroyed && say() : response.destroy()));
  say();
}

/** A renderer on its own socket that answers as the test says, and records its requests. */
export async function startFakeRenderer(respond: (request: RenderRequest) => Rendered) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'renderer-'));
  const socket = path.join(folder, 's.sock');
  const asked: RenderRequest[] = [];
  const server = http.createServer(async (request, response) => {
    if (request.method === 'GET') return response.end('touchline_renderer_workers 1\n');
    const body = (await readJson(request)) as RenderRequest;
    asked.push(body);
    const answer = respond(body);
    if (answer === 'silence') return;
    if ('text' in answer) return sayText(response, answer);
    response.statusCode = 'refusal' in answer ? 503 : 200;
    response.end(JSON.stringify(answer));
  });
  const start = () => new Promise<void>((listening) => server.listen(socket, listening));
  await start();
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  onTestFinished(async () => {
    if (server.listening) await stop();
    await rm(folder, { recursive: true });
  });
  return { socket, asked, stop, start };
}
