import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while a page that it rendered is hydrated, then true. A part that is mounted later starts with true. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
