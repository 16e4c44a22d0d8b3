import { clearJoiningCart } from 'shared-contracts/api/joining-cart';
import type { PlatformServices } from 'shared-platform/host';

/** Maximum wait for the server, in milliseconds: the next person must not find the last one's data. */
const PATIENCE = 4_000;
/** Interval at which an unreachable server is checked, in milliseconds. */
const PAUSE = 5_000;

type Services = Pick<PlatformServices, 'session' | 'kiosk'>;

/**
 * Ends a person's turn at a kiosk (decisions 32, 44): they are logged out and their data on this device is deleted
 * at once; the server removes the membership from their basket. Data in memory ends with the document, so
 * `openHome` loads a new one; without a connection that would be the browser's own error page, so it waits for one.
 */
export async function endKioskSession({ session, kiosk }: Services, openHome: () => void): Promise<void> {
  const loggedOut = session.logout((api, token) => api.call(clearJoiningCart, {}, { token }));
  kiosk.endKioskSession();
  await Promise.race([loggedOut, pause(PATIENCE)]);
  if (!(await isServerThere())) await serverIsThere();
  openHome();
}

async function serverIsThere(): Promise<void> {
  do await pause(PAUSE);
  while (!(await isServerThere()));
}

/** True if this host is reachable. */
async function isServerThere(): Promise<boolean> {
  const looked = fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  return looked.then(
    () => true,
    () => false,
  );
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Opens a page as a new document in place of this one, even if only the fragment of the address differs. */
export function replaceDocument(url: string): void {
  const { href } = window.location;
  if (url.split('#')[0] !== href.split('#')[0]) window.location.replace(url);
  else {
    window.history.replaceState(null, '', url);
    window.location.reload();
  }
}
