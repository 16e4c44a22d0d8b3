import { pence } from 'shared-contracts/money';
import type { StoredBenefit, StoredOffer } from '../platform/index.ts';
import type { BenefitSeed, MembershipSeed, MembershipTypeSeed } from './files/membership-seed.ts';

/** Benefits of memberships by area: the one model behind their texts and the prices of places. */
export type BenefitCatalogue = Readonly<Record<string, BenefitSeed>>;

/** Memberships on sale, and their benefits. */
export type BenefitModel = Pick<MembershipSeed, 'benefits' | 'tenants'>;

/** A series as far as its prices go. */
export interface Priced {
  prices: { standard: string; member?: string | undefined };
  /** The area of the benefits that it costs members less with; none where members pay what everyone pays. */
  benefit?: string | undefined;
}

type Entry = MembershipTypeSeed['benefits'][number];

function areaOf(catalogue: BenefitCatalogue, area: string): BenefitSeed {
  const found = catalogue[area];
  if (!found) throw new Error(`No benefit is called '${area}'.`);
  return found;
}

/** A benefit of a membership as shown, and as offers of series refer to it. */
export function storedBenefit(entry: Entry, catalogue: BenefitCatalogue): StoredBenefit {
  const { totalUses = null, frequency = null } = entry;
  if (entry.gives === undefined) {
    const { name = '', description = null } = entry;
    return { name, totalUses, frequency, description };
  }
  const area = areaOf(catalogue, entry.gives);
  return {
    name: entry.name ?? area.name,
    totalUses,
    frequency,
    description: entry.description ?? area.description,
    area: entry.gives,
    isIncluded: area.price === 'included' || entry.isIncluded === true || totalUses !== null,
  };
}

/** True if some membership has for nothing what others pay the price of members for. */
const isIncludedByOne = ({ benefits, tenants }: BenefitModel, area: string): boolean =>
  Object.values(tenants).some(({ types }) =>
    types.some((type) =>
      type.benefits.some((entry) => entry.gives === area && storedBenefit(entry, benefits).isIncluded),
    ),
  );

const standardOffer = (pricePence: number): StoredOffer => ({
  id: 'standard',
  name: 'Standard',
  audience: 'standard',
  pricePence,
});

const memberOffer = (pricePence: number): StoredOffer => ({
  id: 'member',
  name: 'Member',
  audience: 'member',
  pricePence,
});

/** Offers of a series whose member price any membership opens; it is its own offer only where it is lower. */
export function offersForMembers({ prices }: Priced): StoredOffer[] {
  const standard = pence(prices.standard);
  const member = pence(prices.member ?? prices.standard);
  return member < standard ? [standardOffer(standard), memberOffer(member)] : [standardOffer(standard)];
}

/**
 * Offers of a series that a membership opens by what it gives. Where members only pay less, a membership that includes
 * the area anyway, or some uses of it, opens a free one.
 */
export function offersOf(series: Priced, model: BenefitModel): StoredOffer[] {
  const { benefit: area, prices } = series;
  if (area === undefined) return offersForMembers(series);
  const standard = standardOffer(pence(prices.standard));
  const free = { ...memberOffer(0), benefit: { area, isIncluded: true } };
  if (areaOf(model.benefits, area).price === 'included') return [standard, free];
  const pricePence = pence(prices.member ?? prices.standard);
  const member = { ...memberOffer(pricePence), benefit: { area, isIncluded: false } };
  if (!isIncludedByOne(model, area)) return [standard, member];
  return [standard, member, { ...free, id: 'included', name: 'Included' }];
}
