import {
  at,
  freshBasket,
  opening,
  refused,
  restartPayment,
  returned,
  returnNotice,
  type TestedStep,
  unresolved,
} from './payment-samples.testing.ts';

/** Steps of a payment that was taken, and whose money goes back since it led to no order. */
export const returnSteps: TestedStep[] = [
  ['an old return says nothing', at(opening), returned(true), at({ at: 'preparing' }), restartPayment],
  [
    'money on its way back is said on opening',
    at(opening),
    returned(false),
    at({ at: 'preparing' }, { notice: returnNotice(false) }),
    freshBasket,
  ],
  [
    'a lost payment went back',
    at(unresolved(1)),
    returned(true),
    at({ at: 'preparing' }, { notice: returnNotice(true) }),
    freshBasket,
  ],
  [
    'a refused order whose money goes back says why',
    at(refused('complete')),
    returned(false),
    at({ at: 'preparing' }, { notice: returnNotice(false, 'No') }),
    freshBasket,
  ],
];
