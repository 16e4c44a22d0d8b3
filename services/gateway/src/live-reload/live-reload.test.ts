import { expect, test } from 'vitest';
import { bookings, registryText, writeRegistry } from '../../test-support/build-tree.ts';
import { listen, startGateway } from '../../test-support/test-gateway.ts';

test('an open page is notified of a new build', async () => {
  const { app, dist, page } = await startGateway({ hasLiveReload: true });
  expect((await page('/')).body).toContain("new EventSource('/__live')");
  const port = await listen(app);
  const stream = await fetch(`http://127.0.0.1:${port}/__live`);
  const events = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await events?.read())?.value).toContain('open');
  await writeRegistry(dist, registryText([bookings]));
  expect((await events?.read())?.value).toBe('data: reload\n\n');
  await app.inject({ method: 'POST', url: '/__live' });
  expect((await events?.read())?.value).toBe('data: reload\n\n');
});

test('an installation has neither the stream nor the script', async () => {
  const { get, page } = await startGateway();
  expect((await get('/__live', { accept: 'text/event-stream' })).statusCode).toBe(404);
  expect((await page('/')).body).not.toContain('EventSource');
});
