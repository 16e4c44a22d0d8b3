import { type DocumentServer, startDocumentServer } from 'card-sandbox/testing';
import { CARD_PROVIDER_SCRIPT } from 'shared-contracts/api/checkout';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { activateSavedCard, tokeniseCard } from './card-provider.ts';

const CARD = {
  cardholderName: 'Sam Newbury',
  cardNumber: '4929000000006',
  expiryDate: '1239',
  securityCode: '123',
};
const SAVED = '5A7ED000-0000-4000-8000-000000000006';

let provider: DocumentServer;

beforeAll(async () => {
  provider = await startDocumentServer();
  const source = `${provider.url}${CARD_PROVIDER_SCRIPT}`;
  const script = await (await fetch(source)).text();
  const window = {};
  vi.stubGlobal('window', window);
  new Function('window', 'document', script)(window, { currentScript: { src: source } });
});
afterEach(() => expect(provider.breaches).toEqual([]));
afterAll(() => provider.close());

test('the checkout hands a card over as the provider publishes it', async () => {
  const token = await tokeniseCard('session-key', CARD);
  expect(token).toEqual({ outcome: 'accepted', cardIdentifier: expect.stringMatching(/^[0-9A-F-]{36}$/) });
  expect(await activateSavedCard('session-key', SAVED, '123')).toEqual({
    outcome: 'accepted',
    cardIdentifier: null,
  });
  expect(provider.called).toEqual(['createCi', 'linkCi']);
});

test.each([
  [401, 'failed', { outcome: 'key-dead' }],
  [403, 'failed', { outcome: 'key-dead' }],
  [422, 'key', { outcome: 'key-dead' }],
  [422, 'card', { outcome: 'refused', messages: ['The card number is not valid'] }],
])('the answer %i %s to a card is understood', async (status, example, outcome) => {
  provider.answerWith('createCi', status, example);
  expect(await tokeniseCard('session-key', CARD)).toEqual(outcome);
});
