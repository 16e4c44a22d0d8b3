import { useSession } from 'shared-platform';
import { type StartDay, useStartDay } from '../costs/use-start-day.ts';
import { useJoiningEntries } from '../entries/use-joining-entries.ts';
import { useJoining } from '../state/joining-provider.tsx';
import { useReviewTerms } from '../terms/use-review-terms.ts';
import { isReviewed, requiresBillingDay } from './review-rules.ts';

export interface Review extends StartDay {
  asksDay: boolean;
  isReviewed: boolean;
}

/** State of the review step. */
export function useReview(): Review {
  const { membership } = useJoining().joining;
  const { given } = useJoiningEntries();
  const { user } = useSession();
  const { state, health, membership: ofMembership } = useReviewTerms();
  const start = useStartDay();
  const facts = {
    paymentType: membership?.paymentType ?? null,
    payer: user,
    terms: state === 'success' ? [...health, ...ofMembership] : null,
    startDay: start.day,
  };
  return { ...start, asksDay: requiresBillingDay(facts), isReviewed: isReviewed(facts, given) };
}
