import { useSession } from 'shared-platform';
import { useReviewTerms } from '../agree-to-terms/use-review-terms.ts';
import { type StartDay, useStartDay } from '../costs/use-start-day.ts';
import { useJoining } from '../state/joining-provider.tsx';
import { useGiven } from '../state/use-given.ts';
import { asksBillingDay, isReviewed } from './review-rules.ts';

export interface Review extends StartDay {
  asksDay: boolean;
  isReviewed: boolean;
}

/** Where the review step stands. */
export function useReview(): Review {
  const { membership } = useJoining().joining;
  const { given } = useGiven();
  const { user } = useSession();
  const { state, health, membership: ofMembership } = useReviewTerms();
  const start = useStartDay();
  const facts = {
    paymentType: membership?.paymentType ?? null,
    payer: user,
    terms: state === 'success' ? [...health, ...ofMembership] : null,
    startDay: start.day,
  };
  return { ...start, asksDay: asksBillingDay(facts), isReviewed: isReviewed(facts, given) };
}
