import { displayDay } from 'shared-contracts/dates';
import { useJoiningEntries } from '../../shared/entries/use-joining-entries.ts';
import { ordinal } from '../../shared/ordinal.ts';
import { useReview } from '../../shared/review/use-review.ts';
import { texts } from '../../texts/review.ts';

/** When the membership starts, and the day it is billed on where one was chosen. */
export function DatesSummary() {
  const { day, asksDay } = useReview();
  const { given } = useJoiningEntries();
  const billed =
    asksDay && given.billingDay !== null ? [texts.dates.billedOn(ordinal(given.billingDay))] : [];
  return [...(day ? [displayDay(day)] : []), ...billed].join(', ');
}
