import type { ValidationMessages } from 'shared-contracts/envelope';
import { SECTION_IDS, type SectionId } from '../sections/section-ids.ts';
import { isDirectDebitKey } from '../set-up-direct-debit/direct-debit-keys.ts';

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

/** Messages about the choice of centre or membership, which have no field of their own: they stand above the section. */
export function messagesOf(id: SectionId, messages: ValidationMessages): string[] {
  if (id !== 'centre_section' && id !== 'membership_section') return [];
  return Object.entries(messages).flatMap(([key, told]) => (sectionOfKey(key) === id ? told : []));
}
