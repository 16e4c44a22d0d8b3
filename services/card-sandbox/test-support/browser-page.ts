import type { Shop } from './shop.ts';

export interface OwnFormResult {
  success: boolean;
  cardIdentifier?: string;
  errors?: { code?: number; message: string; property?: string; clientMessage?: string }[];
  httpErrorCode?: number;
}

export interface CheckoutResult {
  success: boolean;
  cardIdentifier?: string;
  error?: { httpCode: number; errorCode: number; errorMessage: string };
}

export interface ProviderScript {
  sagepayOwnForm(options: { merchantSessionKey: string }): {
    tokeniseCardDetails(call: { cardDetails: object; onTokenised(result: OwnFormResult): void }): void;
    activateReusableCardIdentifier(call: {
      reusableCardIdentifier: string;
      securityCode: string;
      onActivated(result: OwnFormResult): void;
    }): void;
  };
  sagepayCheckout(options: {
    merchantSessionKey: string;
    containerSelector?: string | (() => Element);
    onTokenise?(result: CheckoutResult): void;
  }): {
    form(options?: { formSelector?: string | (() => Element) }): void;
    tokenise(options?: { newMerchantSessionKey?: string }): void;
    destroy(): void;
  };
}

export const SCRIPT_ADDRESS = 'http://card-sandbox.localhost:8082/provider/api/v1/js/sagepay.js';

/**
 * Runs the script the sandbox serves, as a page would; its calls go to the same sandbox.
 * @param document the page's document, with elements for the drop-in form, or a bare object for own forms.
 */
export async function loadScript(
  shop: Shop,
  document: object,
): Promise<ProviderScript & { calls: string[] }> {
  const { body } = await shop.app.inject({ url: '/api/v1/js/sagepay.js' });
  const calls: string[] = [];
  const fetchFromSandbox = async (
    url: string,
    { headers, body: payload }: { headers: object; body: string },
  ) => {
    calls.push(url);
    const answer = await shop.app.inject({
      method: 'POST',
      url: new URL(url).pathname.replace('/provider', ''),
      headers: { ...headers },
      payload,
    });
    return { ok: answer.statusCode < 300, status: answer.statusCode, json: async () => answer.json() };
  };
  const page = { document, ...globals(document), fetch: fetchFromSandbox, URL, queueMicrotask };
  const window = {} as ProviderScript;
  new Function('window', ...Object.keys(page), body)(window, ...Object.values(page));
  return { ...window, calls };
}

const globals = (document: object) => {
  const window = 'defaultView' in document ? document.defaultView : undefined;
  return window instanceof Object && 'HTMLFormElement' in window && 'CSSStyleSheet' in window
    ? { HTMLFormElement: window.HTMLFormElement, CSSStyleSheet: window.CSSStyleSheet }
    : {};
};
