import type { ValidationMessages } from 'shared-contracts/envelope';
import { SECTION_IDS, type SectionId } from '../state/section-ids.ts';
import { isDirectDebitKey } from './direct-debit-keys.ts';

const owners: Readonly<Record<string, SectionId>> = {
  homeVenueId: 'centre_section',
  membershipTypeId: 'membership_section',
  paymentOptionId: 'membership_section',
  startDate: 'dates_section',
  startsAt: 'dates_section',
  billingDay: 'dates_section',
  promotionCode: 'dates_section',
  promotionCodeId: 'dates_section',
};

/** The section that shows the messages about a key, `null` when none does. */
export function sectionOfKey(key: string): SectionId | null {
  if (isDirectDebitKey(key)) return 'dd_section';
  return Object.hasOwn(owners, key) ? (owners[key] ?? null) : null;
}

/** The first section that owns one of the messages: it is reopened (decisions 10). */
export function firstSectionOf(messages: ValidationMessages): SectionId | null {
  const found = Object.keys(messages).map(sectionOfKey);
  return SECTION_IDS.find((id) => found.includes(id)) ?? null;
}

/** The messages about keys that no section owns. */
export const withoutSection = (messages: ValidationMessages): ValidationMessages =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => sectionOfKey(key) === null));

/**
 * What stands above a section: messages about the choice of centre or membership, which have no field of their own, and
 * above the section that is reopened those that no section owns.
 */
export function messagesOf(id: SectionId, messages: ValidationMessages): string[] {
  const isChoice = id === 'centre_section' || id === 'membership_section';
  const own = Object.entries(messages).flatMap(([key, texts]) =>
    isChoice && sectionOfKey(key) === id ? texts : [],
  );
  return firstSectionOf(messages) === id ? [...own, ...Object.values(withoutSection(messages)).flat()] : own;
}
