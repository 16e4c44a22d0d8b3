import { apiTable } from 'shared-contracts/api/table';
import type { Endpoint } from 'shared-contracts/endpoint';
import { expect, test } from 'vitest';
import { isPublicAnswer } from './public-endpoints.ts';

test.each([
  ['client', true],
  ['frontend/theme', true],
  ['frontend/theme?venue=sale-leisure-centre', true],
  ['activities/venues', true],
  ['activities/venues/sale-leisure-centre', true],
  ['activities/venues/sale-leisure-centre/activities', true],
  ['online-joining/venues', true],
  ['online-joining/venues/sale-leisure-centre', true],
  ['activities/footer?venue=7', true],
  ['activities/venues/sale-leisure-centre/sessions?date=2026-11-21', false],
  ['activities/venues/..', false],
  ['auth/user', false],
  ['checkout', false],
  ['orders/1', false],
  ['../client', false],
  ['https://evil.example/client', false],
  ['client/../auth/user', false],
])('%s: %s', (url, isPublic) => {
  expect(isPublicAnswer(url)).toBe(isPublic);
});

const rows = Object.values(apiTable).flatMap((resource): Endpoint[] => Object.values(resource));
const notForAnyone = rows.filter(({ access }) => access !== 'anyone').map(({ path }) => path);

test.each([...new Set(notForAnyone)])('an answer that depends on the person is not public: %s', (path) => {
  const filled = path.replace(/\{\w+\}/g, 'x');
  expect([filled, `${filled}?venue=7`].map(isPublicAnswer)).toEqual([false, false]);
});
