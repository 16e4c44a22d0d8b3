import { expect, test } from 'vitest';
import { startGateway, testOptions } from '../../test-support/test-gateway.ts';

const SCRIPT = /<script async src="\/telemetry\/page-telemetry\.js"><\/script>/;
const { settings } = testOptions('http://127.0.0.1:1', '', '');
const measured = { settings: { ...settings, telemetryUrl: 'https://telemetry.example.com/pages' } };

test('a page is measured where the settings say where to, and may send it there', async () => {
  const { page } = await startGateway(measured);
  const { body, headers } = await page('/location/sale-leisure-centre');
  expect(body).toMatch(SCRIPT);
  expect(headers['content-security-policy']).toContain('https://telemetry.example.com');
});

test.each(['/checkout', '/checkout/'])('%s, where a card is entered, is not', async (path) => {
  const { page } = await startGateway(measured);
  expect((await page(path)).body).not.toContain('page-telemetry');
});

test('joining in a frame, which continues to the card form, is not', async () => {
  const { page } = await startGateway(measured);
  const headers = { host: 'online-joining.riverside.localhost:8080' };
  expect((await page('/?embedded=true', headers)).body).not.toContain('page-telemetry');
});

test('nothing is measured by default', async () => {
  const { page } = await startGateway();
  expect((await page('/')).body).not.toContain('page-telemetry');
});
