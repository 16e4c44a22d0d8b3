import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { validCoordinates } from 'shared-contracts/distance';
import { storageKeys } from 'shared-contracts/storage';
import { tabStorage } from 'shared-platform';
import type { FoundPlace } from 'shared-platform/places';

/** Personal: it ends with the tab, with a change of person, and with a turn at a kiosk. */
const PLACE = storageKeys.draft('place');

const listeners = new Set<() => void>();
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A storage that is full or forbidden loses it, no more. */
function put(value: string | null): void {
  try {
    if (value === null) tabStorage().removeItem(PLACE);
    else tabStorage().setItem(PLACE, value);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

/** Reads a stored place; anything damaged counts as none. */
function readPlace(stored: string | null): FoundPlace | null {
  try {
    const { name, lat, lng } = JSON.parse(stored ?? 'null') ?? {};
    const coordinates = validCoordinates({ lat, lng });
    return typeof name === 'string' && coordinates ? { name, coordinates } : null;
  } catch {
    return null;
  }
}

/** The place that was searched for last in this tab; `null` while a page that the server rendered is hydrated, too. */
export function useTabPlace(): FoundPlace | null {
  const stored = useSyncExternalStore(
    subscribe,
    () => tabStorage().getItem(PLACE),
    () => null,
  );
  return useMemo(() => readPlace(stored), [stored]);
}

/** Keeps a place that was found, for the tab. */
export function useStoredPlace(place: FoundPlace | null): void {
  const { name, coordinates: { lat, lng } = {} } = place ?? {};
  useEffect(() => {
    if (name !== undefined && lat !== undefined) put(JSON.stringify({ name, lat, lng }));
  }, [name, lat, lng]);
}

export const forgetPlace = (): void => put(null);
