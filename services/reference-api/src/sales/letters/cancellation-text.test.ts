import { expect, it } from 'vitest';
import { cancellationText } from './cancellation-text.ts';

const policy = {
  freeCancellationHours: 4,
  penalties: { lateCancellationPence: 300, noShowPence: 500, stopsBookingAtPence: null },
};
const lenient = { ...policy, penalties: { ...policy.penalties, lateCancellationPence: 0 } };
const startsAt = new Date('2026-06-12T18:00:00+01:00');
const early = new Date('2026-06-12T13:59:00+01:00');
const late = new Date('2026-06-12T14:00:00+01:00');
const until = 'Cancel free of charge until Fri 12 Jun 2026 at 14:00.';

it.each([
  ['paid, in time', policy, 650, null, early, `${until} After that, the price is not refunded.`],
  ['paid, too late', policy, 650, null, late, 'It is too late to cancel for a refund.'],
  ['free, in time', policy, 0, null, early, `${until} After that, cancelling costs £3.00.`],
  ['free, too late', policy, 0, null, late, 'Cancelling now costs £3.00.'],
  ['free, nothing charged', lenient, 0, null, late, 'You can cancel until the start, free of charge.'],
  [
    'by package, in time',
    policy,
    0,
    '10 swims',
    early,
    `${until} After that, you won’t get your 10 swims use back.`,
  ],
  ['by package, too late', policy, 0, '10 swims', late, 'It is too late to get your 10 swims use back.'],
  ['begun', policy, 650, null, startsAt, null],
])('%s', (_what, terms, pricePence, packageName, now, words) => {
  expect(cancellationText({ startsAt, pricePence, packageName }, terms, '£', now)).toBe(words);
});
