import { COOKIE_POLL_INTERVAL, type SessionController } from './session.ts';

const ACTIONS = ['pointerdown', 'keydown', 'visibilitychange', 'focus'] as const;

/** Compares the cookie every five seconds and on any action (shell specification 4). Returns the function that stops. */
export function watchCookie(session: SessionController): () => void {
  const timer = setInterval(session.compare, COOKIE_POLL_INTERVAL);
  for (const action of ACTIONS)
    window.addEventListener(action, session.compare, { capture: true, passive: true });
  return () => {
    clearInterval(timer);
    for (const action of ACTIONS) window.removeEventListener(action, session.compare, { capture: true });
  };
}
