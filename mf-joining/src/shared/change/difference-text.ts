import type { Benefit } from 'shared-contracts/api/held-membership';
import type { Inclusions } from 'shared-contracts/api/membership-entities';
import { allowanceText } from 'shared-platform/memberships';
import { texts } from '../../texts/change.ts';
import { texts as common } from '../../texts/membership.ts';
import { placesOf } from '../offers/offer-texts.ts';
import { type Difference, reachOf } from './compare-inclusions.ts';

function reachText(inclusions: Inclusions): string {
  const reach = reachOf(inclusions);
  if (reach === 'national') return texts.allLocations;
  if (reach === 'places') return placesOf(inclusions).join(', ');
  // Within a sentence; the name of a place keeps its capital.
  return inclusions.coverage?.replace(/^(All|This)\b/, (word) => word.toLowerCase()) ?? texts.allCentres;
}

const allowanceOf = (benefit: Benefit): string =>
  allowanceText(benefit, {
    uses: common.uses,
    unlimited: texts.unlimited,
    memberPrice: texts.memberPrice,
  });

/** A difference in a line. */
export function differenceText(difference: Difference): string {
  if (difference.of === 'place') return texts.accessTo(difference.name);
  if (difference.of === 'access')
    return texts.accessInstead(reachText(difference.now), reachText(difference.before));
  const { name, before, now } = difference;
  if (before && now) return texts.benefitInstead(name, allowanceOf(now), allowanceOf(before));
  const only = now ?? before;
  return only ? texts.benefit(name, allowanceOf(only)) : name;
}
