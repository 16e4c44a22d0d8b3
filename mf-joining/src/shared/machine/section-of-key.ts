import type { ValidationMessages } from 'shared-contracts/envelope';
import { SECTION_IDS, type SectionId } from './section-ids.ts';

const owners: Readonly<Record<string, SectionId>> = {
  homeVenueId: 'centre_section',
  membershipTypeId: 'membership_section',
  paymentOptionId: 'membership_section',
  startDate: 'dates_section',
  startsAt: 'dates_section',
  billingDay: 'dates_section',
  promotionCode: 'dates_section',
  promotionCodeId: 'dates_section',
  checkedTerms: 'dates_section',
  bookingsKey: 'dates_section',
};

/** Stands before the path of a question about the person. */
export const DETAIL_KEY = 'details.';

/** True if a message of the server is about the Direct Debit form. */
export const isDirectDebitKey = (key: string): boolean =>
  key === 'accountHolder' || key === 'ddTermsAccepted' || /^accountDetails(?:\.|$)/.test(key);

/** The section that shows the messages about a key, `null` when none does. */
export function sectionOfKey(key: string): SectionId | null {
  if (isDirectDebitKey(key)) return 'dd_section';
  if (key.startsWith(DETAIL_KEY)) return 'details_section';
  return Object.hasOwn(owners, key) ? (owners[key] ?? null) : null;
}

/** The first section that owns one of the messages: it is reopened (decisions 10). */
export function firstSectionOf(messages: ValidationMessages): SectionId | null {
  return sectionsOf(messages)[0] ?? null;
}

/** Every section that owns one of the messages. */
export function sectionsOf(messages: ValidationMessages): SectionId[] {
  const found = Object.keys(messages).map(sectionOfKey);
  return SECTION_IDS.filter((id) => found.includes(id));
}

/** The messages about keys that no section owns. */
export const withoutSection = (messages: ValidationMessages): ValidationMessages =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => sectionOfKey(key) === null));

/** Keys about the terms and later bookings, which have no field. */
export const isFieldless = (key: string): boolean => key === 'checkedTerms' || key === 'bookingsKey';

/**
 * Messages above a section: about the choice of centre or membership, about the person's details, the terms
 * and later bookings, which have no field of their own; above the reopened section also those that no section owns.
 */
export function messagesOf(id: SectionId, messages: ValidationMessages): string[] {
  const isChoice = id === 'centre_section' || id === 'membership_section' || id === 'details_section';
  const own = Object.entries(messages).flatMap(([key, texts]) =>
    (isChoice || isFieldless(key)) && sectionOfKey(key) === id ? texts : [],
  );
  return firstSectionOf(messages) === id ? [...own, ...Object.values(withoutSection(messages)).flat()] : own;
}
