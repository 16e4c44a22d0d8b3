import { describe, expect, it } from 'vitest';
import {
  loadScript,
  type OwnFormResult,
  type ProviderScript,
  SCRIPT_ADDRESS,
} from '../../test-support/browser-page.ts';
import { openShop, SAVED_VISA, VISA } from '../../test-support/shop.ts';

const BARE_PAGE = { currentScript: { src: SCRIPT_ADDRESS } };
const CARD = { cardholderName: 'Sam Jones', cardNumber: VISA, expiryDate: '1230', securityCode: '123' };

const tokenise = (script: ProviderScript, merchantSessionKey: string, cardDetails: object) =>
  new Promise<OwnFormResult>((onTokenised) => {
    script.sagepayOwnForm({ merchantSessionKey }).tokeniseCardDetails({ cardDetails, onTokenised });
  });

const activate = (script: ProviderScript, merchantSessionKey: string, securityCode: string) =>
  new Promise<OwnFormResult>((onActivated) => {
    script
      .sagepayOwnForm({ merchantSessionKey })
      .activateReusableCardIdentifier({ reusableCardIdentifier: SAVED_VISA, securityCode, onActivated });
  });

describe('the own form', () => {
  it('tokenises a card at the address the script came from', async () => {
    const shop = openShop();
    const script = await loadScript(shop, BARE_PAGE);
    const result = await tokenise(script, await shop.newKey(), CARD);
    expect(result).toEqual({ success: true, cardIdentifier: expect.stringMatching(/^[0-9A-F-]{36}$/) });
    expect(script.calls).toEqual(['http://card-sandbox.localhost:8082/provider/api/v1/card-identifiers']);
  });

  it('hands over every refused field', async () => {
    const shop = openShop();
    const script = await loadScript(shop, BARE_PAGE);
    const result = await tokenise(script, await shop.newKey(), {
      ...CARD,
      cardNumber: '1',
      expiryDate: '0120',
    });
    expect(result).toMatchObject({
      success: false,
      httpErrorCode: 422,
      errors: [
        { code: 1007, property: 'cardDetails.cardNumber', clientMessage: 'The card number is not valid' },
        { code: 2226, property: 'cardDetails.expiryDate' },
      ],
    });
  });

  it('tells that the session key is dead', async () => {
    const shop = openShop();
    const script = await loadScript(shop, BARE_PAGE);
    const key = await shop.newKey();
    shop.advance(400);
    expect(await tokenise(script, key, CARD)).toEqual({
      success: false,
      httpErrorCode: 401,
      errors: [{ code: 1002, message: 'Authentication failed' }],
    });
  });

  it('activates a saved card', async () => {
    const shop = openShop();
    const script = await loadScript(shop, BARE_PAGE);
    expect(await activate(script, await shop.newKey(), '123')).toEqual({ success: true });
  });

  it('fails to activate with FAIL', async () => {
    const shop = openShop();
    const script = await loadScript(shop, BARE_PAGE);
    expect(await activate(script, await shop.newKey(), 'FAIL')).toMatchObject({
      success: false,
      errors: [{ code: 1005, message: 'Contains invalid characters' }],
    });
  });

  it('answers when the provider cannot be reached', async () => {
    const shop = openShop();
    const script = await loadScript(shop, BARE_PAGE);
    await shop.app.close();
    expect(await tokenise(script, 'any', CARD)).toEqual({
      success: false,
      errors: [{ message: 'The payment provider could not be reached' }],
    });
  });
});

describe('the script file', () => {
  it('is fetched again only when it changed', async () => {
    const { app } = openShop();
    const first = await app.inject({ url: '/api/v1/js/sagepay.js' });
    expect(first.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const again = await app.inject({
      url: '/api/v1/js/sagepay.js',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('needs no relaxed content security policy', async () => {
    const { body } = await openShop().app.inject({ url: '/api/v1/js/sagepay.js' });
    expect(body).not.toMatch(/\beval\(|new Function|innerHTML|setAttribute\('style'|\.cssText/);
  });
});
