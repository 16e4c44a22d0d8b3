import { clearJoiningCart } from 'shared-contracts/api/joining-cart';
import type { PlatformServices } from 'shared-platform/host';

/** Longest the server is waited for, in milliseconds: whoever comes next must not find what was before. */
const PATIENCE = 4_000;
/** How often an absent server is looked for, in milliseconds. */
const PAUSE = 5_000;

type Services = Pick<PlatformServices, 'api' | 'session' | 'kiosk'>;

/**
 * Ends a person's turn at a kiosk (decisions 32, 44): the membership goes from their basket, they are logged out, and
 * nothing of theirs is left on this device. What only lives in memory goes with the document, so `openHome` loads a new
 * one; without a connection that would be the browser's own error page, so it waits until there is one.
 */
export async function endTurn({ api, session, kiosk }: Services, openHome: () => void): Promise<void> {
  const isConnected = await isServerThere();
  if (isConnected) await Promise.race([leaveServer({ api, session }), pause(PATIENCE)]);
  kiosk.endTurn();
  if (!isConnected) await serverIsThere();
  openHome();
}

async function leaveServer({ api, session }: Pick<Services, 'api' | 'session'>): Promise<void> {
  if (session.session.get().status === 'anonymous') return;
  const cleared = await api.call(clearJoiningCart, {});
  // A session that is over already has set off a reload: the new page must be asked for before that has begun.
  if (cleared.ok || cleared.error.kind !== 'unauthorised') await session.logout();
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
