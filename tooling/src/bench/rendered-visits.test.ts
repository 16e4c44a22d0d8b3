import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { renderedVisit, warmUp } from './rendered-visits.ts';

async function siteThatRendersFrom(visit: number) {
  let visits = 0;
  const server = http.createServer((_request, response) => {
    visits += 1;
    response.end(visits >= visit ? '<div data-rendered="{}"></div>' : '<div></div>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, visits: () => visits };
}

it('waits until a page comes with its content', async () => {
  const { url, visits } = await siteThatRendersFrom(3);
  await warmUp(url, 0);
  expect(visits()).toBe(3);
});

it('gives up where it never does', async () => {
  const { url } = await siteThatRendersFrom(Number.POSITIVE_INFINITY);
  await expect(warmUp(url, 0)).rejects.toThrow('comes without its content');
});

it('measures a page that came as a skeleton again, but not indefinitely', async () => {
  let visits = 0;
  const late = async () => ({ isRendered: ++visits === 2 });
  expect(await renderedVisit('/', late)).toEqual({ isRendered: true });
  await expect(renderedVisit('/', async () => ({ isRendered: false }))).rejects.toThrow('skeleton 5 times');
});
