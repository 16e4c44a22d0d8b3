import {
  afresh,
  asks,
  at,
  authorised,
  challenge,
  completed,
  ended,
  failed,
  failedFor,
  lost,
  type TestedStep,
  told,
} from './payment-samples.testing.ts';
import type { PaymentEffect } from './payment-states.ts';

const atBank = at({ at: 'challenge', challenge });
const toCard = at({ at: 'leaving', to: 'card' });
const toBasket = at({ at: 'leaving', to: 'basket' });
const other = { ...challenge, transactionUuid: 't2' };
const leave: PaymentEffect[] = [{ do: 'leave-challenge' }];
const backToBasket: PaymentEffect[] = [{ do: 'forget-attempt' }, { do: 'go-to-basket' }];

/** Every step that a payment can take from the bank's page. */
export const challengeSteps: TestedStep[] = [
  [
    'a passed challenge',
    at({ at: 'challenge', challenge }),
    ended('authorised'),
    at({ at: 'completing' }),
    [{ do: 'complete', transactionUuid: 't1' }],
  ],
  [
    'a failed challenge',
    at({ at: 'challenge', challenge }),
    ended('failed'),
    at({ at: 'preparing' }, { notice: failed }),
    afresh,
  ],
  ['an undecided challenge', at({ at: 'challenge', challenge }), ended('processing'), at(lost(1)), [asks(1)]],
  [
    'a failed challenge says why',
    atBank,
    ended('failed', 't1', 'not-authenticated'),
    at({ at: 'preparing' }, { notice: failedFor('not-authenticated') }),
    afresh,
  ],
  [
    'an answer about an old amount shows the new basket',
    atBank,
    ended('failed', 't1', 'basket-changed'),
    at({ at: 'preparing' }, { notice: failedFor('basket-changed') }),
    [{ do: 'forget-attempt' }, { do: 'reload-basket' }, { do: 'prepare' }],
  ],
  // Another tab may have changed what the bank asks about.
  ['back from another tab', atBank, { type: 'returned' }, atBank, [{ do: 'ask-status', afterMs: 0 }]],
  ['nothing has changed there', atBank, told('sca_required', challenge), atBank, []],
  [
    'the basket was changed there',
    atBank,
    told('failed', { failureReason: 'basket-changed' }),
    at({ at: 'preparing' }, { notice: failedFor('basket-changed') }),
    [{ do: 'forget-attempt' }, { do: 'reload-basket' }, { do: 'prepare' }],
  ],
  [
    'another payment was begun there',
    atBank,
    told('sca_required', other),
    at({ at: 'challenge', challenge: other }),
    [],
  ],
  [
    'the bank was answered there',
    atBank,
    authorised,
    at({ at: 'completing' }),
    [{ do: 'complete', transactionUuid: 't1' }],
  ],
  [
    'the order was made there',
    atBank,
    completed,
    at({ at: 'completed', orderId: 'o1' }),
    [{ do: 'finish', orderId: 'o1' }],
  ],
  ['the bank is being answered there', atBank, told('processing'), at(lost(1)), [asks(1)]],
  // Leaving.
  ['use another card', atBank, { type: 'challenge-left', to: 'card' }, toCard, leave],
  ['not now', atBank, { type: 'challenge-left', to: 'basket' }, toBasket, leave],
  ['left for another card', toCard, told('failed'), at({ at: 'preparing' }), afresh],
  ['left for the basket', toBasket, told('failed'), at({ at: 'closed' }), backToBasket],
  [
    'left by a page that only follows an earlier payment',
    at({ at: 'leaving', to: 'card' }, { kind: 'resume' }),
    told('failed'),
    at({ at: 'closed' }, { kind: 'resume' }),
    [{ do: 'forget-attempt' }],
  ],
  ['an API that ends no challenge', toCard, { type: 'status-refused' }, at({ at: 'preparing' }), afresh],
  [
    'the same, on the way to the basket',
    toBasket,
    { type: 'status-refused' },
    at({ at: 'closed' }),
    backToBasket,
  ],
  ['leaving without a connection', toCard, { type: 'status-lost' }, at({ at: 'preparing' }), afresh],
  ['the same, to the basket', toBasket, { type: 'status-lost' }, at({ at: 'closed' }), backToBasket],
  [
    'the bank was answered first',
    toBasket,
    authorised,
    at({ at: 'completing' }),
    [{ do: 'complete', transactionUuid: 't1' }],
  ],
  ['the bank is being answered', toBasket, told('processing'), at(lost(1)), [asks(1)]],
  [
    'the order was made first',
    toCard,
    completed,
    at({ at: 'completed', orderId: 'o1' }),
    [{ do: 'finish', orderId: 'o1' }],
  ],
];
