import type { MembershipAudience, MembershipType } from 'shared-contracts/api/membership-entities';
import { texts as words } from '../../texts/who-for.ts';
import { refusalText } from './offer-texts.ts';
import type { Offer } from './offers.ts';
import { isChild, isOutOfAge, isSenior, type WhoFor } from './who-for.ts';

/** A choice in words: `Child, 8 to 15`. */
export function whoForText(who: WhoFor): string {
  if (typeof who === 'string') return words[who];
  const { from, to } = who;
  if (isSenior(who)) return words.senior(from);
  if (to === null) return words.adultFrom(from);
  if (from === 0) return words.childUnder(to + 1);
  return (isChild(who) ? words.child : words.adult)(from, to);
}

type Conditions = Pick<MembershipType, 'ageMin' | 'ageMax' | 'audience' | 'eligibility'>;

const audiences: Record<Exclude<MembershipAudience, 'household'>, string> = {
  student: words.students,
  concession: words.concessions,
};

function agesText({ ageMin, ageMax }: Conditions): string | null {
  if (ageMin === undefined && ageMax === undefined) return null;
  if (ageMin != null && ageMax != null) return words.ages(ageMin, ageMax);
  if (ageMin != null) return words.agesFrom(ageMin);
  return ageMax == null ? words.allAges : words.agesUntil(ageMax);
}

/** The people a membership is for, as far as the server says it: the ages, and the group or required proof. */
export function conditionTexts(type: Conditions): string[] {
  const { audience, eligibility, ageMin } = type;
  if (audience === 'household')
    return [ageMin == null ? words.households : words.householdFrom(ageMin)].concat(
      eligibility ? words.withProof(eligibility.name) : [],
    );
  const group = eligibility ? words.withProof(eligibility.name) : audience && audiences[audience];
  return [agesText(type), group].filter((text) => text != null);
}

/** Reason that an age is refused, in the words of the server. */
export function ageRefusal({ ageMin, ageMax }: Conditions): string {
  if (ageMax == null) return words.onlyAgesFrom(ageMin ?? 0);
  return ageMin == null ? words.onlyAgesUntil(ageMax) : words.onlyAges(ageMin, ageMax);
}

/**
 * Reason that an offer cannot be bought; empty when it can. The age that a visitor states counts like the date of birth
 * of a person who is logged in: the server would refuse the order.
 */
export function refusalTexts(offer: Offer, isLoggedIn: boolean, whoFor: WhoFor | null): string[] {
  const { canPurchase, message } = offer.option.isPurchasable;
  const refusal = refusalText(offer, isLoggedIn);
  if (refusal !== null) return [...new Set([refusal, ...(canPurchase || !message ? [] : [message])])];
  return !isLoggedIn && isOutOfAge(offer.type, whoFor) ? [ageRefusal(offer.type)] : [];
}
