import type { Coordinates } from 'shared-contracts/distance';

/** Position of the person; `refused` = they, or their browser's settings, do not share it. */
export type PositionOutcome =
  | { outcome: 'found'; coordinates: Coordinates }
  | { outcome: 'refused' }
  | { outcome: 'failed' };

/** Joining specification 9. */
const ASKING: PositionOptions = { enableHighAccuracy: true, timeout: 10_000 };

/** Asks the browser where the person is. Never call it unasked: it may put a question to them. */
export function askForPosition(): Promise<PositionOutcome> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve({ outcome: 'failed' });
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ outcome: 'found', coordinates: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code, PERMISSION_DENIED }) =>
        resolve({ outcome: code === PERMISSION_DENIED ? 'refused' : 'failed' }),
      ASKING,
    );
  });
}
