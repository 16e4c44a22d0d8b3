import { fileIntegrityOf } from 'shared-contracts/file-integrity';
import { SCRIPT_TIMEOUT } from 'shared-contracts/script-timeout';

const CHUNK_ERROR = 'ChunkLoadError';

/** Scripts that were missing when a part was last loaded, by the part's key. */
const lostBefore = new WeakMap<object, string>();

/** Address of the missing script that an error names; `null` for every other error. */
export function lostScript(error: unknown): string | null {
  if (!(error instanceof Error) || error.name !== CHUNK_ERROR) return null;
  const { request } = error as Error & { request?: unknown };
  return typeof request === 'string' ? request : '';
}

/**
 * Loads a chunk, and requests each missing script once more under a fresh address: a browser may
 * cache a broken answer, or still wait for one that never comes. A webpack script installs itself when it runs, so
 * the second `load` finds it.
 * @param load imports the code; called again after each script that was recovered
 * @param part what is loaded, if `load` is not the same function each time: the next attempt starts with its missing scripts
 * @throws the error of `load`, or one that names the missing script
 */
export async function loadCode<Code>(
  load: () => Promise<Code>,
  part: object = load,
  run: (address: string) => Promise<void> = runFresh,
): Promise<Code> {
  const recovered = new Set<string>();
  for (;;) {
    const lost = lostBefore.get(part);
    if (lost) {
      recovered.add(lost);
      await run(lost);
    }
    try {
      const code = await load();
      lostBefore.delete(part);
      return code;
    } catch (error) {
      const address = lostScript(error);
      if (address) lostBefore.set(part, address);
      if (!address || recovered.has(address)) throw error;
    }
  }
}

/** Runs a script under an address that no cache knows. */
function runFresh(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const settle = (isThere: boolean) => {
      clearTimeout(timer);
      script.remove();
      if (isThere) return resolve();
      reject(Object.assign(new Error(address), { name: CHUNK_ERROR, request: address }));
    };
    const timer = setTimeout(settle, SCRIPT_TIMEOUT, false);
    script.onload = () => settle(true);
    script.onerror = () => settle(false);
    script.integrity = fileIntegrityOf(new URL(address, location.href).pathname);
    script.src = `${address}?r=${Date.now()}`;
    document.head.append(script);
  });
}
