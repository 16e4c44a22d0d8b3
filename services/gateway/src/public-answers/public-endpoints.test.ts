import { apiTable } from 'shared-contracts/api/table';
import type { Endpoint } from 'shared-contracts/endpoint';
import { expect, test } from 'vitest';
import { isPublicAnswer, isSearchAnswer, isVisitorAnswer } from './public-endpoints.ts';

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
  ['activities/highlights', true],
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

test.each([
  ['activities/sessions/s-1', true],
  ['activities/venues/sale/sessions?date=2026-11-21', true],
  ['activities/venues/sale/sessions', false],
  ['activities/venues/sale/sessions?date=2026-11-21&purchased_for_user_id=7', false],
  ['activities/sessions/s-1?purchased_for_user_id=7', false],
  ['activities/sessions/s-1/weekly', false],
  ['activities/sessions/..', false],
  ['memberships/types?venue_id=7', true],
  ['memberships/types', false],
  ['memberships/types?venue_id=7&purchased_for_user_id=7', false],
  ['memberships/types/1/payment-options/2?venue_id=7', false],
  ['auth/user', false],
])('%s is read as a visitor: %s', (url, isRead) => {
  expect(isVisitorAnswer(url)).toBe(isRead);
});

test.each([
  ['activities/search?limit=20&what=aqua+fit&startsFrom=17%3A00', true],
  ['activities/search?what=yoga&level=beginner%2Cimprover&support=hearing-impairment&age=7', true],
  ['activities/search?limit=20&lat=53.42&lng=-2.32&radius=5', false],
  ['activities/search?what=yoga&purchased_for_user_id=7', false],
  ['activities/search?what=yoga&', false],
  ['activities/search', false],
  ['auth/user', false],
])('%s is read as a search: %s', (url, isRead) => {
  expect(isSearchAnswer(url)).toBe(isRead);
});

const rows = Object.values(apiTable).flatMap((resource): Endpoint[] => Object.values(resource));
const notForAnyone = rows.filter(({ access }) => access !== 'anyone').map(({ path }) => path);

test.each([...new Set(notForAnyone)])('an answer that depends on the person is not public: %s', (path) => {
  const filled = path.replace(/\{\w+\}/g, 'x');
  expect([filled, `${filled}?venue=7`].map(isPublicAnswer)).toEqual([false, false]);
});
