import { expect, test } from 'vitest';
import { relyingParty } from './relying-party.ts';

test('one domain stands above all the hosts of a tenant', () => {
  const hosts = { publicScheme: 'https', publicPort: 443, baseDomain: 'leisure.example.com' } as const;
  const { id, origins } = relyingParty('riverside', hosts);
  expect(id).toBe('riverside.leisure.example.com');
  expect(origins).toEqual([
    'https://bookings.riverside.leisure.example.com',
    'https://my-account.riverside.leisure.example.com',
    'https://online-joining.riverside.leisure.example.com',
    'https://front-of-house.riverside.leisure.example.com',
  ]);
});
