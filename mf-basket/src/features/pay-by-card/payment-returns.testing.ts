import {
  afresh,
  at,
  freshBasket,
  lost,
  opening,
  refused,
  returned,
  returnNotice,
  type TestedStep,
} from './payment-samples.testing.ts';

/** Steps of a payment that was taken, and whose money goes back since no order came of it. */
export const returnSteps: TestedStep[] = [
  ['an old return says nothing', at(opening), returned(true), at({ at: 'preparing' }), afresh],
  [
    'money on its way back is said on opening',
    at(opening),
    returned(false),
    at({ at: 'preparing' }, { notice: returnNotice(false) }),
    freshBasket,
  ],
  [
    'a lost payment went back',
    at(lost(1)),
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
