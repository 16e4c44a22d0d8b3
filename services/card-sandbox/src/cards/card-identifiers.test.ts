import { describe, expect, it } from 'vitest';
import { openShop, SAVED_VISA, START } from '../../test-support/shop.ts';

const AUTHENTICATION_FAILED = { code: 1002, description: 'Authentication failed' };

describe('tokenising a card', () => {
  it('answers with an identifier, its expiry and the card type', async () => {
    const shop = openShop();
    const answer = await shop.tokenise(await shop.newKey());
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      cardIdentifier: expect.stringMatching(/^[0-9A-F-]{36}$/),
      expiry: new Date(START + 400_000).toISOString(),
      cardType: 'Visa',
    });
  });

  it.each([
    [{ cardholderName: '' }, 1003, 'cardholderName', 'The cardholder name is required'],
    [{ cardholderName: undefined }, 1003, 'cardholderName', 'The cardholder name is required'],
    [{ cardholderName: 'S'.repeat(46) }, 1004, 'cardholderName', 'The cardholder name length is invalid'],
    [{ cardholderName: '<b>' }, 1005, 'cardholderName', 'The cardholder name contains invalid characters'],
    [{ cardNumber: '' }, 1003, 'cardNumber', 'The card number is required'],
    [{ cardNumber: '4929 0000' }, 1005, 'cardNumber', 'The card number contains invalid characters'],
    [{ cardNumber: '4929000000007' }, 1007, 'cardNumber', 'The card number is not valid'],
    [{ cardNumber: 4929 }, 1009, 'cardNumber', 'The card number is not valid'],
    [{ expiryDate: '1326' }, 1005, 'expiryDate', 'The expiry date has to be in MMYY format'],
    [{ expiryDate: '12/26' }, 1004, 'expiryDate', 'The expiry date has to be in MMYY format'],
    [{ expiryDate: '1026' }, 2226, 'expiryDate', 'The expiry date is in the past'],
    [{ securityCode: '12' }, 1004, 'securityCode', 'The security code length is invalid'],
    [{ securityCode: '1234' }, 1004, 'securityCode', 'The security code length is invalid'],
    [{ securityCode: 'FAIL' }, 1005, 'securityCode', 'The security code contains invalid characters'],
  ])('refuses %o with code %i', async (changes, code, field, clientMessage) => {
    const shop = openShop();
    const answer = await shop.tokenise(await shop.newKey(), changes);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toContainEqual({
      code,
      property: `cardDetails.${field}`,
      description: expect.any(String),
      clientMessage,
    });
  });

  it('names every field at fault at once', async () => {
    const shop = openShop();
    const answer = await shop.tokenise(await shop.newKey(), {
      cardNumber: '4929000000007',
      expiryDate: '1020',
    });
    expect(answer.json().errors.map(({ code }: { code: number }) => code)).toEqual([1007, 2226]);
  });

  it('takes names as people write them', async () => {
    const shop = openShop();
    const answer = await shop.tokenise(await shop.newKey(), { cardholderName: "Zoë O'Brien-Núñez Jr." });
    expect(answer.statusCode).toBe(201);
  });

  it('refuses a key after its one success', async () => {
    const shop = openShop();
    const key = await shop.newKey();
    await shop.tokenise(key);
    const again = await shop.tokenise(key);
    expect(again.statusCode).toBe(401);
    expect(again.json()).toEqual(AUTHENTICATION_FAILED);
  });

  it('allows a success after two failures', async () => {
    const shop = openShop();
    const key = await shop.newKey();
    await shop.tokenise(key, { cardNumber: '1' });
    await shop.tokenise(key, { securityCode: 'FAIL' });
    expect((await shop.tokenise(key)).statusCode).toBe(201);
  });

  it('removes a key after three failures', async () => {
    const shop = openShop();
    const key = await shop.newKey();
    for (const cardNumber of ['1', '2', '3']) await shop.tokenise(key, { cardNumber });
    expect((await shop.tokenise(key)).json()).toEqual(AUTHENTICATION_FAILED);
    expect((await shop.call('GET', `merchant-session-keys/${key}`)).json().code).toBe(1006);
  });

  it('refuses a key 400 seconds after it was made, and not before', async () => {
    const shop = openShop();
    const [early, late] = [await shop.newKey(), await shop.newKey()];
    shop.advance(399);
    expect((await shop.tokenise(early)).statusCode).toBe(201);
    shop.advance(1);
    const answer = await shop.tokenise(late);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual(AUTHENTICATION_FAILED);
  });

  it('tells a missing key from a wrong one', async () => {
    const { app, tokenise } = openShop();
    const missing = await app.inject({ method: 'POST', url: '/api/v1/card-identifiers', payload: {} });
    expect([missing.statusCode, missing.json().code]).toEqual([401, 1001]);
    expect((await tokenise('no-such-key')).json().code).toBe(1002);
  });
});

describe('activating a saved card', () => {
  it('accepts a security code', async () => {
    const shop = openShop();
    const answer = await shop.activate(await shop.newKey(), SAVED_VISA, '123');
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });

  it('refuses FAIL as invalid characters', async () => {
    const shop = openShop();
    const answer = await shop.activate(await shop.newKey(), SAVED_VISA, 'FAIL');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([
      {
        code: 1005,
        property: 'securityCode',
        description: 'Contains invalid characters',
        clientMessage: 'The security code contains invalid characters',
      },
    ]);
  });

  it('refuses a card it does not know', async () => {
    const shop = openShop();
    const answer = await shop.activate(await shop.newKey(), 'unknown', '123');
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([422, 1011]);
  });

  it('counts failures against the key', async () => {
    const shop = openShop();
    const key = await shop.newKey();
    for (const code of ['FAIL', 'FAIL', 'FAIL']) await shop.activate(key, SAVED_VISA, code);
    expect((await shop.activate(key, SAVED_VISA, '123')).json()).toEqual(AUTHENTICATION_FAILED);
  });
});

describe('removing a saved card', () => {
  it('forgets it', async () => {
    const shop = openShop();
    expect((await shop.call('DELETE', `card-identifiers/${SAVED_VISA}`)).statusCode).toBe(200);
    expect((await shop.call('DELETE', `card-identifiers/${SAVED_VISA}`)).statusCode).toBe(404);
    expect((await shop.activate(await shop.newKey(), SAVED_VISA, '123')).statusCode).toBe(422);
  });

  it('needs the vendor', async () => {
    const { app } = openShop();
    const answer = await app.inject({ method: 'DELETE', url: `/api/v1/card-identifiers/${SAVED_VISA}` });
    expect(answer.json().code).toBe(1001);
  });
});
