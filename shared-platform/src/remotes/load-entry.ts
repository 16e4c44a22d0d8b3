import type { PublishedRemote } from 'shared-contracts/remote';
import { EntryFailure } from './entry-failure.ts';

/** A webpack container: what a remote's entry script defines. */
export interface RemoteContainer {
  init(shareScope: unknown): unknown;
  get(module: string): Promise<() => unknown>;
}

/** Limit for one attempt, in milliseconds. A hung script is requested again under another address. */
export const ENTRY_TIMEOUT = 4_000;
const ATTEMPTS = 2;
const PAUSE = 300;

const containers = globalThis as unknown as Record<string, RemoteContainer | undefined>;

/**
 * Runs the entry script and answers the container it defines; it is asked for twice.
 * @throws EntryFailure of the second attempt.
 */
export async function loadEntry(remote: PublishedRemote, isRetry: boolean): Promise<RemoteContainer> {
  for (let attempt = 1; ; attempt++) {
    const existing = containers[remote.container];
    if (existing) return existing;
    const sent = isRetry || attempt > 1 ? null : sentWithPage(remote);
    try {
      await (sent ? settled(sent) : runScript(remote, isRetry || attempt > 1 ? `r=${Date.now()}` : null));
      const container = containers[remote.container];
      if (container) return container;
      throw new EntryFailure('no-container', `${remote.entry} defines no ${remote.container}.`);
    } catch (error) {
      if (attempt >= ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

/** The tag that arrived with the page for this entry, while it is still on its way. */
function sentWithPage(remote: PublishedRemote): HTMLScriptElement | null {
  const tag = document.querySelector<HTMLScriptElement>(`script[src="${remote.entry}"]`);
  const isOver = tag && performance.getEntriesByName(tag.src, 'resource').length > 0;
  return isOver ? null : tag;
}

function runScript(remote: PublishedRemote, query: string | null): Promise<void> {
  const script = document.createElement('script');
  script.src = query ? `${remote.entry}?${query}` : remote.entry;
  script.async = true;
  if (remote.integrity) {
    script.integrity = remote.integrity;
    script.crossOrigin = 'anonymous';
  }
  const running = settled(script);
  document.head.append(script);
  return running;
}

/** Settles with the script's own load or error, or fails when it takes too long. */
function settled(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (code: EntryFailure['code'], reason: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new EntryFailure(code, `${script.src} ${reason}`));
    };
    const timer = setTimeout(() => fail('entry-late', 'did not arrive in time.'), ENTRY_TIMEOUT);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => fail('entry-lost', 'could not be loaded.'));
  });
}
