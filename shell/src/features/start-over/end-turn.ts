import { clearJoiningCart } from 'shared-contracts/api/joining-cart';
import type { PlatformServices } from 'shared-platform/host';

/** Longest the server is waited for, in milliseconds: whoever comes next must not find what was before. */
const PATIENCE = 4_000;
/** How often an absent server is looked for, in milliseconds. */
const PAUSE = 5_000;

type Services = Pick<PlatformServices, 'session' | 'kiosk'>;

/**
 * Ends a person's turn at a kiosk (decisions 32, 44): they are logged out and nothing of theirs is left on this device,
 * at once; the membership goes from their basket at the server. What only lives in memory goes with the document, so
 * `openHome` loads a new one; without a connection that would be the browser's own error page, so it waits for one.
 */
export async function endTurn({ session, kiosk }: Services, openHome: () => void): Promise<void> {
  const told = session.logout((api, token) => api.call(clearJoiningCart, {}, { token }));
  kiosk.endTurn();
  await Promise.race([told, pause(PATIENCE)]);
  if (!(await isServerThere())) await serverIsThere();
  openHome();
}

async function serverIsThere(): Promise<void> {
  do await pause(PAUSE);
  while (!(await isServerThere()));
}

/** Whether this host answers at all. */
async function isServerThere(): Promise<boolean> {
  const looked = fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  return looked.then(
    () => true,
    () => false,
  );
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Opens a page as a new document in place of this one, also where the address differs in its fragment alone. */
export function openAnew(url: string): void {
  const { href } = window.location;
  if (url.split('#')[0] !== href.split('#')[0]) window.location.replace(url);
  else {
    window.history.replaceState(null, '', url);
    window.location.reload();
  }
}
