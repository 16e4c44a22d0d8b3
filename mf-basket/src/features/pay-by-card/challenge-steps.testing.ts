import {
  at,
  authorised,
  challenge,
  completed,
  ended,
  failed,
  failedFor,
  poll,
  reported,
  restartPayment,
  type TestedStep,
  unresolved,
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
    restartPayment,
  ],
  [
    'an undecided challenge',
    at({ at: 'challenge', challenge }),
    ended('processing'),
    at(unresolved(1)),
    [poll(1)],
  ],
  [
    'a failed challenge says why',
    atBank,
    ended('failed', 't1', 'not-authenticated'),
    at({ at: 'preparing' }, { notice: failedFor('not-authenticated') }),
    restartPayment,
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
  ['nothing has changed there', atBank, reported('sca_required', challenge), atBank, []],
  [
    'the basket was changed there',
    atBank,
    reported('failed', { failureReason: 'basket-changed' }),
    at({ at: 'preparing' }, { notice: failedFor('basket-changed') }),
    [{ do: 'forget-attempt' }, { do: 'reload-basket' }, { do: 'prepare' }],
  ],
  [
    'another payment was begun there',
    atBank,
    reported('sca_required', other),
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
  ['the bank is being answered there', atBank, reported('processing'), at(unresolved(1)), [poll(1)]],
  // Leaving.
  ['use another card', atBank, { type: 'challenge-left', to: 'card' }, toCard, leave],
  ['not now', atBank, { type: 'challenge-left', to: 'basket' }, toBasket, leave],
  ['left for another card', toCard, reported('failed'), at({ at: 'preparing' }), restartPayment],
  ['left for the basket', toBasket, reported('failed'), at({ at: 'closed' }), backToBasket],
  [
    'left by a page that only follows an earlier payment',
    at({ at: 'leaving', to: 'card' }, { kind: 'resume' }),
    reported('failed'),
    at({ at: 'closed' }, { kind: 'resume' }),
    [{ do: 'forget-attempt' }],
  ],
  [
    'an API that ends no challenge',
    toCard,
    { type: 'status-refused' },
    at({ at: 'preparing' }),
    restartPayment,
  ],
  [
    'the same, on the way to the basket',
    toBasket,
    { type: 'status-refused' },
    at({ at: 'closed' }),
    backToBasket,
  ],
  ['leaving without a connection', toCard, { type: 'status-lost' }, at({ at: 'preparing' }), restartPayment],
  ['the same, to the basket', toBasket, { type: 'status-lost' }, at({ at: 'closed' }), backToBasket],
  [
    'the bank was answered first',
    toBasket,
    authorised,
    at({ at: 'completing' }),
    [{ do: 'complete', transactionUuid: 't1' }],
  ],
  ['the bank is being answered', toBasket, reported('processing'), at(unresolved(1)), [poll(1)]],
  [
    'the order was made first',
    toCard,
    completed,
    at({ at: 'completed', orderId: 'o1' }),
    [{ do: 'finish', orderId: 'o1' }],
  ],
];
