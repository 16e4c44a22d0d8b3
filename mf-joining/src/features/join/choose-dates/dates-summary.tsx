import { displayDay } from 'shared-contracts/dates';
import { texts } from '../../../texts/en.ts';
import { useReview } from '../review/use-review.ts';
import { useGiven } from '../state/use-given.ts';
import { ordinal } from './ordinal.ts';

/** When the membership starts, and the day it is billed on where one was chosen. */
export function DatesSummary() {
  const { day, asksDay } = useReview();
  const { given } = useGiven();
  const billed =
    asksDay && given.billingDay !== null ? [texts.dates.billedOn(ordinal(given.billingDay))] : [];
  return [...(day ? [displayDay(day)] : []), ...billed].join(', ');
}
