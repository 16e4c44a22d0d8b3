import type { ReactNode } from 'react';
import { NATIONAL_COVERAGE } from 'shared-contracts/api/held-membership';
import type { OwnMembership } from 'shared-contracts/api/own-memberships';
import { displayDay } from 'shared-contracts/dates';
import { styled } from 'shared-ui/core';
import type { LabelledFact } from '../../shared/facts.tsx';
import { unbroken } from '../../shared/unbroken.ts';
import { texts as benefitTexts } from '../../texts/benefits.ts';
import { texts } from '../../texts/en.ts';
import { texts as freezeTexts } from '../../texts/freeze.ts';

const words = texts.memberships;

const dayText = (day: string) => unbroken(displayDay(day));

const Places = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

/** The places a membership is good at: the list of them, or words. */
function placesOf({ coverage, providesAccessTo }: OwnMembership): ReactNode {
  if (coverage === NATIONAL_COVERAGE) return words.everywhere;
  if (providesAccessTo.length === 0) return coverage ?? words.everywhere;
  return (
    <Places>
      {providesAccessTo.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </Places>
  );
}

/** From when to when a membership is good and where, what it costs and what is collected next. */
export function membershipFacts(membership: OwnMembership): LabelledFact[] {
  const { state, startDate, endDate, paymentType, price, freeze, nextPayment, credit } = membership;
  const ends = endDate === null ? words.goesOn : dayText(endDate);
  const cost = paymentType === 'recurring' ? words.monthly(price.formatted) : price.formatted;
  return [
    { label: state === 'upcoming' ? words.starts : words.started, value: dayText(startDate) },
    { label: state === 'ended' ? words.ended : words.ends, value: ends },
    { label: words.price, value: cost },
    ...(freeze && !freeze.isUnderWay
      ? [
          {
            label: freezeTexts.willBeFrozen,
            value: freezeTexts.time(dayText(freeze.startDate), dayText(freeze.endDate)),
          },
        ]
      : []),
    ...(nextPayment
      ? [
          {
            label: words.next,
            value: words.nextPayment(nextPayment.amount.formatted, dayText(nextPayment.day)),
          },
        ]
      : []),
    ...(credit
      ? [
          {
            label: benefitTexts.credit,
            value: benefitTexts.creditLeft(credit.left.formatted, dayText(credit.until)),
          },
        ]
      : []),
    ...(state === 'ended' ? [] : [{ label: words.access, value: placesOf(membership) }]),
  ];
}
