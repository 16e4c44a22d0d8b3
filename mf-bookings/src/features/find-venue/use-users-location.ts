import { useAtom } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { type UsersLocation, usersLocationAtom } from './find-venue-state.ts';

/** Joining specification 9. */
const ASKING: PositionOptions = { enableHighAccuracy: true, timeout: 10_000 };

interface LocationControl {
  location: UsersLocation;
  /** Asks the browser where the person is. */
  locate(): void;
  forget(): void;
}

/** @param wasWanted the person had asked for it before a reload: asked again only if the browser needs no consent */
export function useUsersLocation(wasWanted: boolean): LocationControl {
  const [location, setLocation] = useAtom(usersLocationAtom);
  const locate = useCallback(() => {
    if (!('geolocation' in navigator)) {
      setLocation({ state: 'failed' });
      return;
    }
    setLocation({ state: 'locating' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        setLocation({ state: 'known', coordinates: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code, PERMISSION_DENIED }) =>
        setLocation({ state: code === PERMISSION_DENIED ? 'refused' : 'failed' }),
      ASKING,
    );
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
