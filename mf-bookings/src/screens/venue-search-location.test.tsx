// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { address, MANCHESTER, names, open, status, stubGeolocation } from './venue-search-testing.tsx';

afterEach(() => vi.restoreAllMocks());

describe('using the location', () => {
  const locate = async () => userEvent.click(await screen.findByRole('button', { name: 'Use my location' }));
  const refuse = (code: number) =>
    stubGeolocation((_, failed) => failed?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError));

  it('lists the nearest first, those without coordinates apart', async () => {
    const asked: (PositionOptions | undefined)[] = [];
    stubGeolocation((found, _, options) => {
      asked.push(options);
      found({ coords: MANCHESTER } as GeolocationPosition);
    });
    open();
    await locate();
    expect(await status('2 venues, nearest first')).toBeInTheDocument();
    expect(names()).toEqual(['Sale Leisure Centre', 'Bury Baths', 'Lost Gym']);
    expect(
      within(screen.getByRole('region', { name: 'Other venues' })).getByText('Lost Gym'),
    ).toBeInTheDocument();
    expect(screen.getAllByText(/miles away/)).toHaveLength(2);
    expect(asked).toEqual([{ enableHighAccuracy: true, timeout: 10_000 }]);
    expect(address()).toBe('/?near=me');
    await userEvent.click(screen.getByRole('button', { name: 'Stop using my location' }));
    expect(await status('3 venues')).toBeInTheDocument();
  });
  it.each([
    [1, 'Failed to use your location, please allow location access and try again'],
    [2, 'Failed to use your location, please try again'],
    [3, 'Failed to use your location, please try again'],
  ])('says why it failed with code %i', async (code, text) => {
    refuse(code);
    open();
    await locate();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(names()).toHaveLength(3);
  });
});
