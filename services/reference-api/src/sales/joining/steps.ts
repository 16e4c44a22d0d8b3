import type { JoiningCart } from 'shared-contracts/api/joining-cart';
import { customAnswerMessages } from 'shared-contracts/custom-questions';
import { needsDirectDebit } from 'shared-contracts/memberships';
import {
  areAgreed,
  type CatalogueType,
  type Customer,
  type HeldRow,
  isSoldAt,
  joiningTexts,
  membershipTexts,
  type OptionRow,
  presentQuestions,
  purchasable,
} from '../../memberships/index.ts';
import type { MissingDetail } from '../../people/index.ts';
import type { VenueRow } from '../../venues/index.ts';
import type { LineRow } from './line-store.ts';

/** A membership in a basket with what decides whether it can be paid for. */
export interface LineFacts {
  row: LineRow;
  type: CatalogueType;
  option: OptionRow;
  venue: Pick<VenueRow, 'id' | 'name'>;
  customer: Customer;
  /** The membership to change or renew. */
  held: HeldRow | null;
  /** Details of the person that the purchase still needs. */
  missingDetails: readonly MissingDetail[];
  /** Ids of the terms that have to be agreed to. */
  reviewTerms: readonly string[];
  /** The person agreed to these outcomes of later bookings. */
  areBookingsAgreed: boolean;
}

/** A section of joining with what it lacks. */
export interface Step {
  section: string;
  /** By key, each with what is lacking in words. */
  missing: { key: string; message: string }[];
  /** Reason that the membership cannot be paid for as it is, in words; `null` when the step is complete. */
  problem: string | null;
}

const words = joiningTexts.line;

/** Reason that someone cannot have a membership at all, `null` when they can. */
function refusal({ row, type, option, customer }: LineFacts): string | null {
  const { message } = purchasable(type, customer, row.startDate, row.purchase);
  return message ?? (option.isOnSale ? null : membershipTexts.renew.withdrawn);
}

function openQuestions({ row, type }: LineFacts, today: string): Step['missing'] {
  const groups = presentQuestions(type.questionGroups);
  const answers = Object.fromEntries(row.answers.map(({ questionId, answer }) => [questionId, answer]));
  const messages = customAnswerMessages(groups, answers, today);
  return Object.entries(messages).flatMap(([key, [message]]) => (message ? [{ key, message }] : []));
}

export const isMissingDirectDebit = ({ row, option, customer }: LineFacts): boolean =>
  needsDirectDebit(option.paymentType, customer) && row.mandateId === null;

const missingField = (key: string, message: string | null): Step['missing'] =>
  message === null ? [] : [{ key, message }];

const step = (section: string, missing: Step['missing'], problem: string | null = null): Step => ({
  section,
  missing,
  problem: missing.length === 0 ? null : (problem ?? missing[0]?.message ?? null),
});

/**
 * The sections of joining, each with its missing fields. The marks of the sections, continuing with a basket, and
 * payment all read this. Only a person who joins again answers the questions about themselves and of the membership
 * (decisions 34). A renewal is in the basket before its terms are read, so they are missing until they are agreed to.
 */
export function joiningSteps(facts: LineFacts, today: string): Step[] {
  const { row, type, venue, missingDetails, reviewTerms, areBookingsAgreed } = facts;
  const isNew = row.purchase === 'new';
  const details = isNew ? missingDetails : [];
  const agrees = areAgreed(reviewTerms, row.checkedTerms);
  return [
    step(
      'centre_section',
      missingField(
        'homeVenueId',
        isSoldAt(type, venue.id) ? null : membershipTexts.costs.noAccess(venue.name),
      ),
    ),
    step('membership_section', missingField('membershipTypeId', refusal(facts))),
    step(
      'details_section',
      details.map(({ path, label }) => ({ key: `details.${path}`, message: joiningTexts.required(label) })),
      words.details(details.map(({ label }) => label).join(', ')),
    ),
    step('additional_details_section', isNew ? openQuestions(facts, today) : [], words.questions),
    step(
      'dates_section',
      [
        ...missingField('startDate', row.startDate < today ? words.startDate : null),
        ...missingField('checkedTerms', agrees ? null : joiningTexts.reviewTerms),
        ...missingField('bookingsKey', areBookingsAgreed ? null : words.laterBookings),
      ],
      row.startDate >= today && !agrees ? words.terms : null,
    ),
    step(
      'dd_section',
      missingField('accountDetails', isMissingDirectDebit(facts) ? words.directDebit : null),
    ),
  ];
}

/** The steps as joining picks them up. */
export const presentSteps = (facts: LineFacts, today: string): NonNullable<JoiningCart['steps']> =>
  joiningSteps(facts, today).map(({ section, missing }) => ({ section, missing }));
