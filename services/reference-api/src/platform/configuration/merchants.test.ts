import { expect, test } from 'vitest';
import { readMerchants } from './merchants.ts';

const installation = { vendor: 'touchline', reportingUrl: 'http://books.test', isTest: true };

test('accounts are read with their access to the books', () => {
  const value = 'riverside:k1:p1, northpeak:k2:p2:reader:secret';
  expect(readMerchants(value, installation)).toEqual([
    {
      vendor: 'riverside',
      key: 'k1',
      password: 'p1',
      reporting: { url: 'http://books.test', user: 'k1', password: 'p1' },
    },
    {
      vendor: 'northpeak',
      key: 'k2',
      password: 'p2',
      reporting: { url: 'http://books.test', user: 'reader', password: 'secret' },
    },
  ]);
  expect(readMerchants(undefined, installation)).toEqual([]);
});

test.each([
  ['of a live account nobody gave access to', { isTest: false }],
  ['where the installation has no address for them', { reportingUrl: null }],
])('the books are not read %s', (_, change) => {
  expect(readMerchants('riverside:k1:p1', { ...installation, ...change })).toMatchObject([
    { reporting: null },
  ]);
});

test.each([
  'riverside:k1',
  'riverside:k1:secret:reader',
  'riverside::secret',
  'a-vendor-name-too-long:k:secret',
])('%s is refused, without its password', (value) => {
  const read = () => readMerchants(value, installation);
  expect(read).toThrow(/^CARD_PROVIDER_MERCHANTS /);
  expect(read).toThrow(expect.objectContaining({ message: expect.not.stringContaining('secret') }));
});

test.each(['riverside:a:b,riverside:c:d', 'touchline:a:b'])('%s names an account twice', (value) => {
  expect(() => readMerchants(value, installation)).toThrow(/twice/);
});
