import { expect, test } from 'vitest';
import type { CardPayment } from './card-provider.ts';
import { colourDepth, paymentRequest, plainAddress } from './payment-request.ts';

const payment: CardPayment = {
  code: 'b7a5f0b6-5a55-4a53-8f6c-1f2e5d3c4b1a',
  currency: 'GBP',
  country: 'GB',
  amountPence: 650,
  description: 'Riverside Leisure',
  sessionKey: 'KEY',
  cardIdentifier: 'CARD',
  usage: 'once',
  customer: { firstName: 'Sam', lastName: 'Newbury', email: 'sam.new@example.com' },
  address: { lineOne: '88', lineTwo: null, city: 'Manchester', postcode: 'M33 2AL' },
  browser: {
    ip: '::ffff:127.0.0.1',
    acceptHeader: 'text/html',
    userAgent: 'Browser',
    language: 'en-GB',
    colourDepth: 30,
    screenHeight: 844,
    screenWidth: 390,
    timezoneOffset: -60,
    javaEnabled: false,
    javascriptEnabled: true,
  },
  notificationUrl: 'http://bookings.riverside.localhost:8080/api/v1/checkout/sca-notification',
};

test.each([
  [24, 24],
  [30, 24],
  [0, 24],
  [48, 48],
])('a screen of %i bits is one of %i to the bank', (given, taken) => {
  expect(colourDepth(given)).toBe(taken);
});

test.each([
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['10.0.0.1', '10.0.0.1'],
  ['2001:db8::1', '2001:db8::1'],
])('the address %s is sent as %s', (given, sent) => {
  expect(plainAddress(given)).toBe(sent);
});

test('the browser is described as it described itself', () => {
  expect(paymentRequest(payment).strongCustomerAuthentication).toEqual({
    notificationURL: payment.notificationUrl,
    browserIP: '127.0.0.1',
    browserAcceptHeader: 'text/html',
    browserJavascriptEnabled: true,
    browserJavaEnabled: false,
    browserLanguage: 'en-GB',
    browserColorDepth: '24',
    browserScreenHeight: '844',
    browserScreenWidth: '390',
    browserTZ: '-60',
    browserUserAgent: 'Browser',
    challengeWindowSize: 'Medium',
    transType: 'GoodsAndServicePurchase',
  });
});

test.each([
  ['once', undefined, {}, 'UseMSPSetting'],
  ['save', 'First', { save: true }, 'Force'],
  ['saved', 'Subsequent', { reusable: true }, 'UseMSPSetting'],
] as const)('a card used %s', (usage, cofUsage, flags, apply3DSecure) => {
  const request = paymentRequest({ ...payment, usage });
  expect(request.paymentMethod).toEqual({
    card: { merchantSessionKey: 'KEY', cardIdentifier: 'CARD', ...flags },
  });
  expect(request.credentialType).toEqual(
    cofUsage && { cofUsage, initiatedType: 'CIT', mitType: 'Unscheduled' },
  );
  expect(request.apply3DSecure).toBe(apply3DSecure);
});

test('texts are cut to what the provider takes, and empty ones left out', () => {
  const request = paymentRequest({
    ...payment,
    customer: { firstName: 'A'.repeat(50), lastName: 'B'.repeat(50), email: `${'c'.repeat(80)}@example.com` },
    address: { lineOne: ' 88 ', lineTwo: ' ', city: 'M'.repeat(60), postcode: ' ' },
  });
  expect(request).toMatchObject({ customerFirstName: 'A'.repeat(20), customerLastName: 'B'.repeat(20) });
  expect(request).not.toHaveProperty('customerEmail');
  expect(request.billingAddress).toEqual({ address1: '88', city: 'M'.repeat(40), country: 'GB' });
});
