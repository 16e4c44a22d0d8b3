import { siteDay } from 'shared-contracts/dates';
import { needsDirectDebit } from 'shared-contracts/memberships';
import { useSession, useSite } from 'shared-platform';
import { useCentre } from '../centre/use-centre.ts';
import { useDirectDebit } from '../direct-debit/use-direct-debit.ts';
import { useJoiningEntries } from '../entries/use-joining-entries.ts';
import type { Submission } from '../machine/joining-states.ts';
import { modeRules } from '../machine/mode-rules.ts';
import { useReview } from '../review/use-review.ts';
import { useJoining } from '../state/joining-provider.tsx';
import { useQuestions } from '../state/use-questions.ts';
import { membershipDetails } from './membership-details.ts';
import { firstIncompleteSection } from './readiness.ts';

/** `null` while something is not there yet. */
export function useSubmission(): Submission | null {
  const { joining } = useJoining();
  const { given } = useJoiningEntries();
  const { user } = useSession();
  const { collectDirectDebitBillingAddress: collectsAddress } = useSite();
  const { centre } = useCentre(joining.centreSlug);
  const questions = useQuestions();
  const review = useReview();
  const directDebit = useDirectDebit();
  const { mode, membership } = joining;
  if (!user || !membership || !centre || review.day === null) return null;
  const incomplete = firstIncompleteSection({
    questions: modeRules[mode].isHeld ? [] : (questions.data ?? null),
    answers: given.answers,
    isReviewed: review.isReviewed,
    needsDirectDebit: needsDirectDebit(membership.paymentType, user),
    isDirectDebitComplete: directDebit.isComplete,
    today: siteDay(new Date()),
  });
  if (incomplete) return { incomplete };
  const keepsAccount = directDebit.keptEnding !== null;
  const facts = { centre, membership, startDate: review.day, payer: user, collectsAddress, keepsAccount };
  return { incomplete: null, details: membershipDetails(facts, given) };
}
