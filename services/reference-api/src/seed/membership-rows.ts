import type { Insertable } from 'kysely';
import { pence } from 'shared-contracts/money';
import { NOTICE_WORKING_DAYS } from '../memberships/index.ts';
import type {
  MembershipPaymentOptionTable,
  MembershipTermTable,
  MembershipTypeTable,
  PromotionTable,
} from '../platform/index.ts';
import { type BenefitCatalogue, storedBenefit } from './benefits.ts';
import type { MembershipTypeSeed, PromotionSeed, TermSeed } from './files/membership-seed.ts';
import type { VenueRow } from './files/read-seed.ts';
import type { TenantSeed } from './files/tenant-seed.ts';

/** The venues a restricted type is good for; `null` for one that is good everywhere. */
export function venuesOf(
  { venueSlugs, districts }: MembershipTypeSeed,
  venues: readonly VenueRow[],
): VenueRow[] | null {
  if (!venueSlugs && !districts) return null;
  return venues.filter(
    ({ slug, district }) => venueSlugs?.includes(slug) === true || districts?.includes(district) === true,
  );
}

export const typeRow = (
  type: MembershipTypeSeed,
  position: number,
  tenantId: number,
  benefits: BenefitCatalogue,
): Insertable<MembershipTypeTable> => ({
  id: type.id,
  tenantId,
  position,
  slug: type.slug,
  name: type.name,
  description: type.description,
  eligibility: type.eligibility ?? null,
  coverage: type.coverage ?? null,
  benefits: JSON.stringify(type.benefits.map((entry) => storedBenefit(entry, benefits))),
  categories: JSON.stringify(type.categories),
  ageMin: type.ageMin ?? null,
  ageMax: type.ageMax ?? null,
  audience: type.audience ?? null,
  questionGroups: JSON.stringify(type.questionGroups ?? []),
  freezePolicy: type.freeze
    ? JSON.stringify({
        minMonths: type.freeze.minMonths,
        maxMonths: type.freeze.maxMonths,
        monthlyPence: pence(type.freeze.monthly),
      })
    : null,
  guestPassPolicy: type.guestPasses ? JSON.stringify(type.guestPasses) : null,
  creditPolicy: type.credit ? JSON.stringify({ monthlyPence: pence(type.credit.monthly) }) : null,
  isRestricted: type.venueSlugs !== undefined || type.districts !== undefined,
});

export const optionRows = (type: MembershipTypeSeed): Insertable<MembershipPaymentOptionTable>[] =>
  type.options.map((option, position) => ({
    id: option.id,
    membershipTypeId: type.id,
    position,
    name: option.name,
    paymentType: option.paymentType,
    fixedDuration: option.fixedDuration ?? null,
    fixedPeriod: option.fixedPeriod ?? null,
    basePence: pence(option.price),
    joiningPence: pence(option.joiningFee),
    allowsPromotions: option.allowsPromotions,
    isOnSale: true,
  }));

export const promotionRow = (promotion: PromotionSeed, tenantId: number): Insertable<PromotionTable> => ({
  id: promotion.id,
  tenantId,
  code: promotion.code,
  appliesTo: promotion.appliesTo,
  kind: promotion.kind,
  value: promotion.value,
  validFrom: promotion.validFrom ?? null,
  validUntil: promotion.validUntil ?? null,
  maxUses: promotion.maxUses ?? null,
  paymentOptionIds: promotion.paymentOptionIds ? JSON.stringify(promotion.paymentOptionIds) : null,
});

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The terms in the words of a tenant. */
export function termRows(
  terms: readonly TermSeed[],
  { name, siteConfiguration: site }: TenantSeed,
  tenantId: number,
): Insertable<MembershipTermTable>[] {
  const words: Record<string, string> = {
    company: site.directDebitServiceUserName ?? name,
    brand: name,
    email: site.customerServiceEmail ?? '',
    phone: site.customerServicePhone ?? '',
    notice: String(NOTICE_WORKING_DAYS),
  };
  return terms.map(({ kind, id, title, html }, position) => ({
    tenantId,
    kind,
    position,
    id,
    title,
    html: html.replaceAll(/\{(\w+)\}/g, (_, key: string) => escaped(words[key] ?? '')),
  }));
}
