import { CARD_PROVIDER_SCRIPT } from 'shared-contracts/api/checkout';

/** Limit for loading the script, in milliseconds. */
const SCRIPT_TIMEOUT = 15_000;

const loading = new Map<string, Promise<void>>();

/** Loads the card provider's script once a page; after a failure the next call tries again. */
export function loadProviderScript(providerUrl: string): Promise<void> {
  const source = `${providerUrl}${CARD_PROVIDER_SCRIPT}`;
  const known = loading.get(source);
  if (known) return known;
  const arriving = appendScript(source);
  loading.set(source, arriving);
  arriving.catch(() => loading.delete(source));
  return arriving;
}

function appendScript(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error('The payment script could not be loaded.'));
    };
    const timer = setTimeout(fail, SCRIPT_TIMEOUT);
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.async = true;
    script.onload = () => {
      // The response may have been something else, such as a maintenance page.
      if (!window.sagepayOwnForm) return fail();
      clearTimeout(timer);
      resolve();
    };
    script.onerror = fail;
    script.src = source;
    document.head.append(script);
  });
}
