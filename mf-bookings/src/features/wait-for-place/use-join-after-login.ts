import { useEffect, useEffectEvent } from 'react';
import { useBus } from 'shared-platform';

/** The class that someone wants to wait for while they log in. The screen does not outlive the login: it is drawn again. */
let wanted: string | null = null;

/**
 * Joins the list of a class for a person who wanted to, and was asked to log in first.
 *
 * @returns the login's name in its events, and what to do when it is asked for
 */
export function useJoinAfterLogin(session: string, isLoggedIn: boolean, join: () => void) {
  const bus = useBus();
  const resume = `wait ${session}`;
  const joinNow = useEffectEvent(join);
  useEffect(
    () =>
      bus.on('session:login-dismissed', (dismissed) => {
        if (dismissed.resume === resume) wanted = null;
      }),
    [bus, resume],
  );
  useEffect(() => {
    if (!isLoggedIn || wanted !== session) return;
    wanted = null;
    joinNow();
  }, [isLoggedIn, session]);
  return {
    resume,
    onPress: () => {
      wanted = session;
    },
  };
}
