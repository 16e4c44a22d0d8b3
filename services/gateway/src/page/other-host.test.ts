import { expect, test } from 'vitest';
import { startGateway } from '../../test-support/test-gateway.ts';

test('a path of another host leads there, with its query', async () => {
  const { page } = await startGateway();
  const response = await page('/location/sale-leisure-centre?kiosk=true&from=mail', {
    host: 'my-account.riverside.localhost:8080',
  });
  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toBe(
    'http://bookings.riverside.localhost:8080/location/sale-leisure-centre?kiosk=true&from=mail',
  );
});

test('a path that looks like another site stays on the host that was asked', async () => {
  const { page } = await startGateway();
  const response = await page('//evil.example/location/sale', {
    host: 'my-account.riverside.localhost:8080',
  });
  expect(response.headers.location).toBe('/evil.example/location/sale');
});

test.each(['/login', '/register', '/reset-password'])('every host has %s', async (path) => {
  const { page } = await startGateway();
  for (const app of ['bookings', 'my-account', 'online-joining']) {
    expect((await page(path, { host: `${app}.riverside.localhost:8080` })).statusCode).toBe(200);
  }
});
