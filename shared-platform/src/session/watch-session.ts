import type { PendingLogouts } from './pending-logouts.ts';
import { COOKIE_POLL_INTERVAL, type SessionController } from './session.ts';
import type { SessionChannel } from './session-channel.ts';

const ACTIONS = ['pointerdown', 'keydown', 'visibilitychange', 'focus'] as const;

/**
 * Follows the person while the page is shown: compares the cookie every five seconds and on any action (shell
 * specification 4), and at once when another tab of this host has changed it. Returns the function that stops.
 */
export function watchSession({
  session,
  channel,
  endings,
}: {
  session: Pick<SessionController, 'compare'>;
  channel: Pick<SessionChannel, 'listen'>;
  endings: Pick<PendingLogouts, 'resume'>;
}): () => void {
  const timer = setInterval(session.compare, COOKIE_POLL_INTERVAL);
  for (const action of ACTIONS)
    window.addEventListener(action, session.compare, { capture: true, passive: true });
  const stops = [channel.listen(session.compare), endings.resume(), hideOnLeave(session.compare)];
  return () => {
    clearInterval(timer);
    for (const action of ACTIONS) window.removeEventListener(action, session.compare, { capture: true });
    for (const stop of stops) stop();
  };
}

/**
 * A page that the browser keeps for Back is hidden when it is left, and shown once it has compared the cookie: another
 * person may have logged in in the meantime. Opacity, because the cover of a change of person owns `visibility`, and because
 * nothing inside can undo it.
 */
function hideOnLeave(compare: () => void): () => void {
  const { style } = document.documentElement;
  const hide = () => {
    style.opacity = '0';
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    compare();
    requestAnimationFrame(() => {
      style.opacity = '';
    });
  };
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', show);
  return () => {
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', show);
  };
}
