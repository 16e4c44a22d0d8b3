import { expect, test, vi } from 'vitest';
import { json, startFakeApi } from '../../test-support/fake-api.ts';
import { HOST, startGateway } from '../../test-support/test-gateway.ts';
import { createUpstreams } from './upstreams.ts';

const ready = json(200, { status: 'ok' });
const stopping = json(503, { status: 'stopping' });

async function startTwo() {
  const [one, other] = await Promise.all([
    startFakeApi({ '/ready': ready }),
    startFakeApi({ '/ready': ready }),
  ]);
  const upstreams = createUpstreams([one.url, other.url]);
  const close = async () => {
    upstreams.stop();
    await Promise.all([one.close(), other.close()]);
  };
  const picked = () => new Set([upstreams.pick(), upstreams.pick(), upstreams.pick()]);
  return { one, other, upstreams, picked, close };
}

test('calls are balanced round-robin', async () => {
  const { one, other, upstreams, close } = await startTwo();
  expect([upstreams.pick(), upstreams.pick(), upstreams.pick()]).toEqual([one.url, other.url, one.url]);
  await close();
});

test('one that is stopping gets no more calls, and gets them again when it is back', async () => {
  const { one, other, picked, close } = await startTwo();
  one.handlers['/ready'] = stopping;
  await vi.waitFor(() => expect(picked()).toEqual(new Set([other.url])), 5_000);
  one.handlers['/ready'] = ready;
  await vi.waitFor(() => expect(picked()).toEqual(new Set([one.url, other.url])), 5_000);
  await close();
});

test('when none takes calls all are tried', async () => {
  const { one, other, upstreams, picked, close } = await startTwo();
  upstreams.rest(one.url);
  expect(picked()).toEqual(new Set([other.url]));
  upstreams.rest(other.url);
  expect(picked()).toEqual(new Set([one.url, other.url]));
  await close();
});

test('a call after an unreachable one goes to the other', async () => {
  const living = await startFakeApi({ '/ready': ready, '/api/v1/client': json(200, { status_code: 200 }) });
  const dead = await startFakeApi({});
  await dead.close();
  const { app } = await startGateway({ apiUrls: [dead.url, living.url] });
  const call = () => app.inject({ method: 'GET', url: '/api/v1/client', headers: { host: HOST } });
  const statuses = [];
  for (let time = 0; time < 4; time++) statuses.push((await call()).statusCode);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(3);
  await living.close();
});
