import { joiningTexts, membershipTexts } from '../../memberships/index.ts';
import { isMissingDirectDebit, joiningSteps, type LineFacts } from './steps.ts';

/** True if the membership can still be changed or renewed. */
function hasHeldEnded({ row, held }: LineFacts): boolean {
  if (row.purchase === 'new') return false;
  return !held || held.status === 'cancelled' || Boolean(held.isFollowed);
}

/** Reason that a membership cannot be paid for, in words; `null` when it can. @param today as YYYY-MM-DD. */
export function membershipProblem(facts: LineFacts, today: string): string | null {
  if (hasHeldEnded(facts)) return joiningTexts.line.gone;
  return joiningSteps(facts, today).find(({ problem }) => problem !== null)?.problem ?? null;
}

/**
 * Reason that a paid membership cannot be given, in words. A reason that only kept it from being put in the
 * basket does not count any more: the money has been taken.
 */
export function completionProblem(facts: LineFacts): string | null {
  if (hasHeldEnded(facts)) return joiningTexts.line.gone;
  const isHeldTwice = facts.row.purchase === 'new' && facts.customer.heldTypeIds.includes(facts.type.id);
  if (isHeldTwice) return membershipTexts.refusal.alreadyHeld;
  return isMissingDirectDebit(facts) ? joiningTexts.line.directDebit : null;
}
