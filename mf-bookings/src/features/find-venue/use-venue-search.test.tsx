// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type * as router from 'shared-platform/router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useVenueSearch } from './use-venue-search.ts';

/** The address as the page knows it, which on a slow device follows what is sent to it only later. */
const address = { params: new URLSearchParams(), sent: [] as URLSearchParams[] };

vi.mock('shared-platform/router', async (actual) => ({
  ...(await actual<typeof router>()),
  useSearchParams: () => [
    address.params,
    (change: (before: URLSearchParams) => URLSearchParams) => {
      const before = address.sent.at(-1) ?? address.params;
      address.sent.push(change(new URLSearchParams(before)));
    },
  ],
}));

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(address, { params: new URLSearchParams(), sent: [] });
});
afterEach(() => {
  vi.useRealTimers();
});

const rest = () => act(() => vi.advanceTimersByTimeAsync(300));

it('texts that reach the address late take the place of nothing that was typed since', async () => {
  const { result, rerender } = renderHook(() => useVenueSearch());
  const type = (text: string) => act(() => result.current.type(text));
  const arrive = () => {
    address.params = address.sent.shift() ?? address.params;
    rerender();
  };
  type('sale swim');
  await rest();
  type('sale swim tomor');
  await rest();
  expect(address.sent.map((params) => params.get('search'))).toEqual(['sale swim', 'sale swim tomor']);
  type('sale swim tomorrow');
  arrive();
  expect(result.current.search.text).toBe('sale swim tomorrow');
  arrive();
  expect(result.current.search.text).toBe('sale swim tomorrow');
});

it('another address has the box follow it', async () => {
  const { result, rerender } = renderHook(() => useVenueSearch());
  act(() => result.current.type('yoga'));
  await rest();
  address.params = new URLSearchParams({ search: 'pilates' });
  rerender();
  expect(result.current.search.text).toBe('pilates');
});
