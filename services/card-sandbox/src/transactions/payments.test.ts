import { describe, expect, it } from 'vitest';
import {
  DECLINED_VISA,
  openShop,
  REUSE_CARD,
  SAVE_CARD,
  SAVED_VISA,
  strongCustomerAuthentication,
} from '../../test-support/shop.ts';

describe('a payment', () => {
  it('is charged and can be read again', async () => {
    const shop = openShop();
    const answer = await shop.pay();
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      transactionId: expect.stringMatching(/^[0-9A-F-]{36}$/),
      transactionType: 'Payment',
      status: 'Ok',
      statusCode: '0000',
      statusDetail: 'The Authorisation was Successful.',
      retrievalReference: expect.stringMatching(/^\d{8}$/),
      bankAuthorisationCode: '999777',
      bankResponseCode: '00',
      avsCvcCheck: {
        status: 'AllMatched',
        address: 'Matched',
        postalCode: 'Matched',
        securityCode: 'Matched',
      },
      paymentMethod: {
        card: {
          cardType: 'Visa',
          lastFourDigits: '0006',
          expiryDate: '1230',
          cardIdentifier: expect.any(String),
          reusable: false,
        },
      },
      amount: { totalAmount: 1250, saleAmount: 1250, surchargeAmount: 0 },
      currency: 'GBP',
      '3DSecure': { status: 'Authenticated' },
    });
    const read = await shop.call('GET', `transactions/${answer.json().transactionId}`);
    expect([read.statusCode, read.json()]).toEqual([200, answer.json()]);
  });

  it('is declined by the bank for the declined cards', async () => {
    const answer = await openShop().pay({ cardNumber: DECLINED_VISA });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ status: 'NotAuthed', statusCode: '2000', bankResponseCode: '05' });
    expect(answer.json().retrievalReference).toBeUndefined();
  });

  it.each([
    ['SUCCESSFUL', 'Ok', '0000', 'Authenticated'],
    ['PROOFATTEMPT', 'Ok', '0000', 'AttemptOnly'],
    ['NOTENROLLED', 'Ok', '0000', 'CardNotEnrolled'],
    ['NOTAUTH', 'Rejected', '4026', 'NotAuthenticated'],
    ['REJECT', 'Rejected', '4026', 'NotAuthenticated'],
    ['TECHDIFFICULTIES', 'Rejected', '4026', 'Incomplete'],
    ['ERROR', 'Rejected', '4026', 'Error'],
    ['Sam Jones', 'Ok', '0000', 'Authenticated'],
  ])('in the name of %s ends %s %s', async (cardholderName, status, statusCode, threeDSecure) => {
    const answer = await openShop().pay({ cardholderName });
    expect(answer.json()).toMatchObject({ status, statusCode, '3DSecure': { status: threeDSecure } });
  });

  it('of an ordinary name fails authentication where the provider does', async () => {
    const shop = openShop({ ordinaryNames: 'fail' });
    expect((await shop.pay()).json()).toMatchObject({ status: 'Rejected', statusCode: '4026' });
    expect((await shop.pay({ cardholderName: 'SUCCESSFUL' })).json().status).toBe('Ok');
  });

  it('skips 3-D Secure when it is disabled or the cardholder is absent', async () => {
    const shop = openShop();
    const name = { cardholderName: 'CHALLENGE' };
    for (const changes of [{ apply3DSecure: 'Disable' }, { entryMethod: 'TelephoneOrder' }]) {
      const answer = await shop.pay(name, { ...changes, strongCustomerAuthentication: undefined });
      expect(answer.json()).toMatchObject({ status: 'Ok', '3DSecure': { status: 'NotChecked' } });
    }
  });

  it('continues after failed authentication when the rules are ignored', async () => {
    const answer = await openShop().pay(
      { cardholderName: 'NOTAUTH' },
      { apply3DSecure: 'ForceIgnoringRules' },
    );
    expect(answer.json()).toMatchObject({ status: 'Ok', '3DSecure': { status: 'NotAuthenticated' } });
  });

  it('is rejected for a wrong security code or address only when that check is forced', async () => {
    const shop = openShop();
    const wrongCode = { securityCode: '999' };
    expect((await shop.pay(wrongCode)).json()).toMatchObject({
      status: 'Ok',
      avsCvcCheck: { status: 'AddressMatchOnly', securityCode: 'NotMatched' },
    });
    expect((await shop.pay(wrongCode, { applyAvsCvcCheck: 'Force' })).json()).toMatchObject({
      status: 'Rejected',
      statusCode: '2001',
    });
    expect((await shop.pay(wrongCode, { applyAvsCvcCheck: 'Disable' })).json().avsCvcCheck.status).toBe(
      'NotChecked',
    );
  });

  it('is refused when its vendorTxCode was used before, whatever happened to that payment', async () => {
    const shop = openShop();
    const code = { vendorTxCode: 'order-1' };
    await shop.pay({ cardNumber: DECLINED_VISA }, code);
    const again = await shop.pay({}, code);
    expect([again.statusCode, again.json().errors[0]]).toEqual([
      422,
      expect.objectContaining({ code: 4042, property: 'vendorTxCode' }),
    ]);
  });

  it('is taken once when it is sent twice at the same moment', async () => {
    const shop = openShop();
    const key = await shop.newKey();
    const { cardIdentifier } = (await shop.tokenise(key)).json();
    const payment = shop.payment(key, cardIdentifier);
    const answers = await Promise.all([1, 2, 3].map(() => shop.call('POST', 'transactions', payment)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422]);
  });

  it('spends its session key and card', async () => {
    const shop = openShop();
    const key = await shop.newKey();
    const { cardIdentifier } = (await shop.tokenise(key)).json();
    await shop.call('POST', 'transactions', shop.payment(key, cardIdentifier));
    const again = await shop.call('POST', 'transactions', shop.payment(key, cardIdentifier));
    expect([again.statusCode, again.json().errors[0].code]).toEqual([422, 1011]);
  });

  it('leaves key and card usable when the request itself was refused', async () => {
    const shop = openShop();
    const key = await shop.newKey();
    const { cardIdentifier } = (await shop.tokenise(key)).json();
    await shop.call('POST', 'transactions', shop.payment(key, cardIdentifier, { amount: 0 }));
    const again = await shop.call('POST', 'transactions', shop.payment(key, cardIdentifier));
    expect(again.statusCode).toBe(201);
  });

  it.each([
    [{ amount: 12.5 }, 1016, 'amount'],
    [{ amount: '1250' }, 1016, 'amount'],
    [{ amount: 0 }, 1009, 'amount'],
    [{ amount: -1250 }, 1009, 'amount'],
    [{ currency: 'XXX' }, 1010, 'currency'],
    [{ description: '' }, 1003, 'description'],
    [{ description: 'x'.repeat(101) }, 1004, 'description'],
    [{ vendorTxCode: 'with space' }, 1005, 'vendorTxCode'],
    [{ customerFirstName: 'x'.repeat(21) }, 1004, 'customerFirstName'],
    [{ billingAddress: { address1: '88', country: 'GB' } }, 1003, 'billingAddress.city'],
    [
      { billingAddress: { address1: 'x'.repeat(51), city: 'London', country: 'GB' } },
      1004,
      'billingAddress.address1',
    ],
    [{ customerPhone: '07700 900000' }, 1005, 'customerPhone'],
    [{ apply3DSecure: 'Sometimes' }, 1009, 'apply3DSecure'],
    [{ strongCustomerAuthentication: undefined }, 1003, 'strongCustomerAuthentication'],
    [
      { strongCustomerAuthentication: { ...strongCustomerAuthentication, browserColorDepth: '30' } },
      1009,
      'strongCustomerAuthentication.browserColorDepth',
    ],
    [
      {
        strongCustomerAuthentication: {
          ...strongCustomerAuthentication,
          notificationURL: 'http://localhost/3ds',
        },
      },
      1009,
      'strongCustomerAuthentication.notificationURL',
    ],
    [
      {
        strongCustomerAuthentication: {
          ...strongCustomerAuthentication,
          notificationURL: 'javascript:alert(1)',
        },
      },
      1009,
      'strongCustomerAuthentication.notificationURL',
    ],
    [{ card: { save: true } }, 1003, 'credentialType'],
    [{ card: { save: true }, credentialType: SAVE_CARD, apply3DSecure: 'Disable' }, 1009, 'apply3DSecure'],
    [{ card: { save: true, reusable: true }, credentialType: SAVE_CARD }, 1020, 'paymentMethod.card.save'],
  ])('with %o is refused with code %i', async (changes, code, property) => {
    const answer = await openShop().pay({}, changes);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toContainEqual(expect.objectContaining({ code, property }));
  });

  it('of another transaction type is not supported', async () => {
    const answer = await openShop().pay({}, { transactionType: 'Deferred' });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 1013]);
  });

  it('needs a session key that is still good', async () => {
    const shop = openShop();
    const key = await shop.newKey();
    const { cardIdentifier } = (await shop.tokenise(key)).json();
    shop.advance(400);
    const answer = await shop.call('POST', 'transactions', shop.payment(key, cardIdentifier));
    expect(answer.json().errors[0]).toMatchObject({
      code: 1011,
      property: 'paymentMethod.card.merchantSessionKey',
    });
  });

  it('cannot use the card of another session key', async () => {
    const shop = openShop();
    const [key, otherKey] = [await shop.newKey(), await shop.newKey()];
    const { cardIdentifier } = (await shop.tokenise(key)).json();
    const answer = await shop.call('POST', 'transactions', shop.payment(otherKey, cardIdentifier));
    expect(answer.json().errors[0]).toMatchObject({
      code: 1011,
      property: 'paymentMethod.card.cardIdentifier',
    });
  });

  it('of another vendor is unknown', async () => {
    const vendor = (vendorName: string) => ({
      vendorName,
      integrationKey: `${vendorName}-key`,
      integrationPassword: 'secret',
    });
    const local = {
      ...vendor('touchline'),
      integrationKey: 'local-key',
      integrationPassword: 'local-password',
    };
    const shop = openShop({ vendors: [local, vendor('other')] });
    const { transactionId } = (await shop.pay()).json();
    const answer = await shop.app.inject({
      url: `/api/v1/transactions/${transactionId}`,
      headers: { authorization: `Basic ${btoa('other-key:secret')}` },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 1012]);
  });
});

describe('saving a card', () => {
  const saveCard = { card: { save: true }, credentialType: SAVE_CARD };
  const reuse = { card: { reusable: true }, credentialType: REUSE_CARD };

  it('makes its identifier reusable, with a fresh security code each time', async () => {
    const shop = openShop();
    const { card } = (await shop.pay({}, saveCard)).json().paymentMethod;
    expect(card.reusable).toBe(true);
    for (const amount of [100, 200]) {
      const key = await shop.newKey();
      await shop.activate(key, card.cardIdentifier, '123');
      const payment = shop.payment(key, card.cardIdentifier, { ...reuse, amount });
      expect((await shop.call('POST', 'transactions', payment)).json()).toMatchObject({
        status: 'Ok',
        avsCvcCheck: { securityCode: 'Matched' },
        paymentMethod: { card: { reusable: true } },
      });
    }
  });

  it('does not keep a declined card', async () => {
    const shop = openShop();
    const { card } = (await shop.pay({ cardNumber: DECLINED_VISA }, saveCard)).json().paymentMethod;
    expect(card.reusable).toBe(false);
    expect((await shop.activate(await shop.newKey(), card.cardIdentifier, '123')).statusCode).toBe(422);
  });

  it('leaves the security code unchecked when none was typed', async () => {
    const shop = openShop();
    const payment = shop.payment(await shop.newKey(), SAVED_VISA, reuse);
    expect((await shop.call('POST', 'transactions', payment)).json()).toMatchObject({
      status: 'Ok',
      avsCvcCheck: { securityCode: 'NotChecked' },
    });
  });

  it('wants a saved card to be named as one', async () => {
    const shop = openShop();
    const key = await shop.newKey();
    await shop.activate(key, SAVED_VISA, '123');
    const answer = await shop.call('POST', 'transactions', shop.payment(key, SAVED_VISA));
    expect(answer.json().errors[0].code).toBe(1011);
  });
});
