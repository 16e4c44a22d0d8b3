import { atom, useAtom } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import type { Coordinates } from 'shared-contracts/distance';
import { askForPosition, type PositionOutcome } from './ask-for-position.ts';

/** Position of the person, as far as they share it. Kept in memory only, since it is personal. */
export type UsersLocation =
  | { state: 'unknown' | 'locating' | 'refused' | 'failed' }
  | { state: 'known'; coordinates: Coordinates };

const usersLocationAtom = atom<UsersLocation>({ state: 'unknown' });

interface LocationControl {
  location: UsersLocation;
  /** Asks the browser where the person is. */
  locate(): void;
  forget(): void;
}

const asLocation = (answer: PositionOutcome): UsersLocation =>
  answer.outcome === 'found'
    ? { state: 'known', coordinates: answer.coordinates }
    : { state: answer.outcome };

/** @param wasWanted the person had asked for it before a reload: asked again only if the browser needs no consent */
export function useUsersLocation(wasWanted: boolean): LocationControl {
  const [location, setLocation] = useAtom(usersLocationAtom);
  const locate = useCallback(() => {
    setLocation({ state: 'locating' });
    void askForPosition().then((answer) => setLocation(asLocation(answer)));
  }, [setLocation]);
  const forget = useCallback(() => setLocation({ state: 'unknown' }), [setLocation]);

  const isLost = useRef(wasWanted && location.state === 'unknown');
  useEffect(() => {
    if (!isLost.current || !('permissions' in navigator)) return;
    isLost.current = false;
    let isCurrent = true;
    navigator.permissions.query({ name: 'geolocation' }).then(
      ({ state }) => isCurrent && state === 'granted' && locate(),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [locate]);

  return { location, locate, forget };
}
