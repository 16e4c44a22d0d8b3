import { customAnswerMessages } from 'shared-contracts/custom-questions';
import { needsDirectDebit } from 'shared-contracts/memberships';
import {
  type CatalogueType,
  type Customer,
  type HeldRow,
  isSoldAt,
  joiningTexts,
  membershipTexts,
  type OptionRow,
  purchasable,
  shownQuestions,
} from '../../memberships/index.ts';
import type { VenueRow } from '../../venues/index.ts';
import type { LineRow } from './line-store.ts';

/** A membership in a basket with what decides whether it can be paid for. */
export interface LineFacts {
  row: LineRow;
  type: CatalogueType;
  option: OptionRow;
  venue: Pick<VenueRow, 'id' | 'name'>;
  customer: Customer;
  /** What is changed or renewed. */
  held: HeldRow | null;
}

/** Whether what is changed or renewed still stands to be. */
function isHeldGone({ row, held }: LineFacts): boolean {
  if (row.purchase === 'new') return false;
  return !held || held.status === 'cancelled' || Boolean(held.isFollowed);
}

/** Why somebody cannot have a membership at all, `null` when they can. */
function refusal({ row, type, option, venue, customer }: LineFacts): string | null {
  const { message } = purchasable(type, customer, row.startDate, row.purchase);
  if (message !== null) return message;
  if (!option.isOnSale) return membershipTexts.renew.withdrawn;
  return isSoldAt(type, venue.id) ? null : membershipTexts.costs.noAccess(venue.name);
}

function hasOpenQuestions({ row, type }: LineFacts, today: string): boolean {
  if (row.purchase !== 'new') return false;
  const answers = Object.fromEntries(row.answers.map(({ questionId, answer }) => [questionId, answer]));
  const messages = customAnswerMessages(shownQuestions(type.questionGroups), answers, today);
  return Object.keys(messages).length > 0;
}

const lacksDirectDebit = ({ row, option, customer }: LineFacts): boolean =>
  needsDirectDebit(option.paymentType, customer) && row.mandateId === null;

/** Why a membership cannot be paid for, in words; `null` when it can. @param today as YYYY-MM-DD. */
export function membershipProblem(facts: LineFacts, today: string): string | null {
  const words = joiningTexts.line;
  if (isHeldGone(facts)) return words.gone;
  const refused = refusal(facts);
  if (refused !== null) return refused;
  if (facts.row.startDate < today) return words.startDate;
  if (lacksDirectDebit(facts)) return words.directDebit;
  return hasOpenQuestions(facts, today) ? words.questions : null;
}

/**
 * Why a membership that is paid for cannot be given, in words. What only would have kept it from being put in the
 * basket does not count any more: the money has been taken.
 */
export function completionProblem(facts: LineFacts): string | null {
  if (isHeldGone(facts)) return joiningTexts.line.gone;
  const isHeldTwice = facts.row.purchase === 'new' && facts.customer.heldTypeIds.includes(facts.type.id);
  if (isHeldTwice) return membershipTexts.refusal.alreadyHeld;
  return lacksDirectDebit(facts) ? joiningTexts.line.directDebit : null;
}
