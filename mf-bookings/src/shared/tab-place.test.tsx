// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { storageKeys, storageLifetime } from 'shared-contracts/storage';
import type { FoundPlace } from 'shared-platform/places';
import { beforeEach, expect, it } from 'vitest';
import { keepNearMe, wasNearMe } from './near-me-in-tab.ts';
import { forgetPlace, useStoredPlace, useTabPlace } from './tab-place.ts';

const PLACE = { name: 'M33 2AL', coordinates: { lat: 53.42, lng: -2.32 } };
beforeEach(() => sessionStorage.clear());

it('keeps the place that was found last, until it is forgotten', () => {
  const { result } = renderHook(() => useTabPlace());
  expect(result.current).toBeNull();
  const { rerender } = renderHook((place: FoundPlace | null) => useStoredPlace(place), {
    initialProps: null as FoundPlace | null,
  });
  rerender(PLACE);
  expect(result.current).toEqual(PLACE);
  act(forgetPlace);
  expect(result.current).toBeNull();
});

it('keeps no place that was not found', () => {
  const { result } = renderHook(() => useTabPlace());
  renderHook(() => useStoredPlace(null));
  expect(result.current).toBeNull();
});

it.each(['{', '1', '{"name":"Sale"}', '{"name":"Sale","lat":99,"lng":0}'])(
  'takes %s for no place',
  (stored) => {
    sessionStorage.setItem(storageKeys.draft('place'), stored);
    expect(renderHook(() => useTabPlace()).result.current).toBeNull();
  },
);

it('keeps that the location was used, and never the location', () => {
  keepNearMe(true);
  expect(wasNearMe()).toBe(true);
  expect(Object.values({ ...sessionStorage })).toEqual(['1']);
  keepNearMe(false);
  expect(wasNearMe()).toBe(false);
});

it.each(['place', 'near-me'])('ends %s with the person, also at a kiosk', (name) => {
  expect(storageLifetime(storageKeys.draft(name))).toBe('person');
});
