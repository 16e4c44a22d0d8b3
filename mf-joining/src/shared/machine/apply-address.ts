import { freshJoining, type Joining } from './joining.ts';
import { addressKey, type JoiningAddress } from './joining-address.ts';
import { modeRules } from './mode-rules.ts';

/** The same centre, membership and mode as before, or a fresh start with those the address names. */
function begin(before: Joining, { mode, membershipId, centreSlug }: JoiningAddress): Joining {
  const isSame =
    before.mode === mode &&
    before.membershipId === membershipId &&
    (centreSlug === null || centreSlug === before.centreSlug);
  return isSame ? before : { ...freshJoining, mode, membershipId, centreSlug };
}

/**
 * Brings what a person is doing in line with the address they are at. `/` leads to the centre, with the one they chose
 * before; a centre's address to its memberships, as after Back; the address of a membership to where they were with it.
 * An address that names another centre is a fresh choice (decisions 40). One already arrived at changes nothing.
 */
export function applyAddress(before: Joining, address: JoiningAddress): Joining {
  const arrivedAt = addressKey(address);
  if (before.arrivedAt === arrivedAt) return before;
  const here = { ...begin(before, address), arrivedAt };
  if (modeRules[address.mode].isHeld) return here;
  if (address.centreSlug === null) return { ...here, open: 'centre_section' };
  const edited = here.edited.includes('centre_section')
    ? here.edited
    : [...here.edited, 'centre_section' as const];
  const isPast = address.membership !== null && here.open !== null && here.open !== 'centre_section';
  return { ...here, edited, open: isPast ? here.open : 'membership_section' };
}
