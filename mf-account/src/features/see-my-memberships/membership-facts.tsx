import type { OwnMembership } from 'shared-contracts/api/own-memberships';
import { displayDay } from 'shared-contracts/dates';
import type { LabelledFact } from '../../shared/facts.tsx';
import { texts as benefitTexts } from '../../texts/benefits.ts';
import { texts } from '../../texts/en.ts';
import { texts as freezeTexts } from '../../texts/freeze.ts';

const words = texts.memberships;

/** From when to when a membership is good, what it costs and what is collected next. */
export function membershipFacts(membership: OwnMembership): LabelledFact[] {
  const { state, startDate, endDate, paymentType, price, freeze, nextPayment, credit } = membership;
  const ends = endDate === null ? words.goesOn : displayDay(endDate);
  const cost = paymentType === 'recurring' ? words.monthly(price.formatted) : price.formatted;
  return [
    { label: state === 'upcoming' ? words.starts : words.started, value: displayDay(startDate) },
    { label: state === 'ended' ? words.ended : words.ends, value: ends },
    { label: words.price, value: cost },
    ...(freeze
      ? [
          {
            label: freeze.isUnderWay ? freezeTexts.frozen : freezeTexts.willBeFrozen,
            value: freezeTexts.time(displayDay(freeze.startDate), displayDay(freeze.endDate)),
          },
        ]
      : []),
    ...(nextPayment
      ? [
          {
            label: words.next,
            value: words.nextPayment(nextPayment.amount.formatted, displayDay(nextPayment.day)),
          },
        ]
      : []),
    ...(credit
      ? [
          {
            label: benefitTexts.credit,
            value: benefitTexts.creditLeft(credit.left.formatted, displayDay(credit.until)),
          },
        ]
      : []),
  ];
}
