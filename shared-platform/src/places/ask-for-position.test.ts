// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askForPosition } from './ask-for-position.ts';

function answerWith(getCurrentPosition: Geolocation['getCurrentPosition']) {
  const geolocation = { getCurrentPosition, watchPosition: vi.fn(), clearWatch: vi.fn() };
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(geolocation);
}
const fail = (code: number) =>
  answerWith((_, failed) => failed?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError));
afterEach(() => vi.restoreAllMocks());

describe('asking where the person is', () => {
  it('is done with high accuracy and an end after ten seconds', async () => {
    const asked = vi.fn<Geolocation['getCurrentPosition']>((found) =>
      found({ coords: { latitude: 53.4, longitude: -2.3 } } as GeolocationPosition),
    );
    answerWith(asked);
    expect(await askForPosition()).toEqual({ outcome: 'found', coordinates: { lat: 53.4, lng: -2.3 } });
    expect(asked.mock.calls[0]?.[2]).toEqual({ enableHighAccuracy: true, timeout: 10_000 });
  });
  it.each([
    [1, 'refused'],
    [2, 'failed'],
    [3, 'failed'],
  ])('with the error code %i is %s', async (code, outcome) => {
    fail(code);
    expect(await askForPosition()).toEqual({ outcome });
  });
});
