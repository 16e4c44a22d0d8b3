import type { MembershipDetails } from 'shared-contracts/api/joining-cart';
import { siteDay } from 'shared-contracts/dates';
import { needsDirectDebit } from 'shared-contracts/memberships';
import { useSession, useSite } from 'shared-platform';
import { useCentre } from '../choose-centre/use-centre.ts';
import { useReview } from '../review/use-review.ts';
import { useQuestions } from '../sections/use-questions.ts';
import { useDirectDebit } from '../set-up-direct-debit/use-direct-debit.ts';
import { useJoining } from '../state/joining-provider.tsx';
import type { SectionId } from '../state/section-ids.ts';
import { useGiven } from '../state/use-given.ts';
import { lackingSection } from './lacking.ts';
import { membershipDetails } from './membership-details.ts';

/** What can be submitted, or the section that still lacks something; `null` while something is not there yet. */
export type Submission = { lacks: SectionId } | { lacks: null; details: MembershipDetails };

export function useSubmission(): Submission | null {
  const { joining } = useJoining();
  const { given } = useGiven();
  const { user } = useSession();
  const { collectDirectDebitBillingAddress: collectsAddress } = useSite();
  const { centre } = useCentre(joining.centreSlug);
  const questions = useQuestions();
  const review = useReview();
  const directDebit = useDirectDebit();
  const { mode, membership } = joining;
  if (!user || !membership || !centre || review.day === null) return null;
  const lacks = lackingSection({
    questions: mode === 'join' ? (questions.data ?? null) : [],
    answers: given.answers,
    isReviewed: review.isReviewed,
    needsDirectDebit: needsDirectDebit(membership.paymentType, user),
    isDirectDebitWhole: directDebit.isWhole,
    today: siteDay(new Date()),
  });
  if (lacks) return { lacks };
  const facts = { centre, membership, startDate: review.day, payer: user, collectsAddress };
  return { lacks: null, details: membershipDetails(facts, given) };
}
