import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type CardSandboxOptions, createCardSandbox } from '../src/app.ts';

export const VISA = '4929000000006';
export const DECLINED_VISA = '4929602110085639';
export const SAVED_VISA = '5A7ED000-0000-4000-8000-000000000006';
export const SAVED_VISA_CHALLENGED = '5A7ED000-0000-4000-8000-000000000014';
export const START = Date.parse('2026-11-21T12:00:00Z');

export interface PaymentChanges {
  [field: string]: unknown;
}

/** A shop that talks to a sandbox of its own, whose clock it can move. */
export interface Shop {
  app: FastifyInstance;
  advance(seconds: number): void;
  call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<LightMyRequestResponse>;
  newKey(): Promise<string>;
  tokenise(key: string, changes?: object): Promise<LightMyRequestResponse>;
  activate(key: string, card: string, securityCode: string): Promise<LightMyRequestResponse>;
  payment(key: string, cardIdentifier: string, changes?: PaymentChanges): object;
  /** Tokenises a card and pays with it. */
  pay(cardChanges?: object, changes?: PaymentChanges): Promise<LightMyRequestResponse>;
}

export function openShop(options: CardSandboxOptions = {}): Shop {
  let now = START;
  let payments = 0;
  const app = createCardSandbox({ now: () => now, ...options });
  const authorization = `Basic ${Buffer.from('local-key:local-password').toString('base64')}`;
  const send = (request: InjectOptions) => app.inject(request);

  const shop: Shop = {
    app,
    advance(seconds) {
      now += seconds * 1000;
    },
    call: (method, path, body) =>
      send({ method, url: `/api/v1/${path}`, headers: { authorization }, ...(body && { payload: body }) }),
    async newKey() {
      const answer = await shop.call('POST', 'merchant-session-keys', { vendorName: 'touchline' });
      return answer.json().merchantSessionKey;
    },
    tokenise: (key, changes = {}) =>
      send({
        method: 'POST',
        url: '/api/v1/card-identifiers',
        headers: { authorization: `Bearer ${key}` },
        payload: { cardDetails: { ...cardDetails, ...changes } },
      }),
    activate: (key, card, securityCode) =>
      send({
        method: 'POST',
        url: `/api/v1/card-identifiers/${card}/security-code`,
        headers: { authorization: `Bearer ${key}` },
        payload: { securityCode },
      }),
    payment(merchantSessionKey, cardIdentifier, { card, ...changes } = {}) {
      payments += 1;
      return {
        ...paymentDetails,
        vendorTxCode: `booking-${payments}`,
        paymentMethod: { card: { merchantSessionKey, cardIdentifier, ...(card as object | undefined) } },
        ...changes,
      };
    },
    async pay(cardChanges, changes) {
      const key = await shop.newKey();
      const { cardIdentifier } = (await shop.tokenise(key, cardChanges)).json();
      return shop.call('POST', 'transactions', shop.payment(key, cardIdentifier, changes));
    },
  };
  return shop;
}

const cardDetails = {
  cardholderName: 'Sam Jones',
  cardNumber: VISA,
  expiryDate: '1230',
  securityCode: '123',
};

export const strongCustomerAuthentication = {
  notificationURL: 'http://bookings.riverside.localhost:8080/api/v1/checkout/3ds',
  browserIP: '127.0.0.1',
  browserAcceptHeader: '*/*',
  browserJavascriptEnabled: true,
  browserJavaEnabled: false,
  browserLanguage: 'en-GB',
  browserColorDepth: '24',
  browserScreenHeight: '800',
  browserScreenWidth: '1280',
  browserTZ: '-60',
  browserUserAgent: 'Mozilla/5.0',
  challengeWindowSize: 'Medium',
  transType: 'GoodsAndServicePurchase',
};

const paymentDetails = {
  transactionType: 'Payment',
  amount: 1250,
  currency: 'GBP',
  description: 'Aqua aerobics',
  customerFirstName: 'Sam',
  customerLastName: 'Jones',
  billingAddress: { address1: '88', city: 'London', postalCode: '412', country: 'GB' },
  entryMethod: 'Ecommerce',
  apply3DSecure: 'UseMSPSetting',
  strongCustomerAuthentication,
};

export const SAVE_CARD = { cofUsage: 'First', initiatedType: 'CIT', mitType: 'Unscheduled' };
export const REUSE_CARD = { cofUsage: 'Subsequent', initiatedType: 'CIT', mitType: 'Unscheduled' };
