import type { JoiningCart } from 'shared-contracts/api/joining-cart';
import { exampleVenue } from 'shared-contracts/testing';
import { freshJoining, type Joining } from '../shared/machine/joining.ts';
import { addressKey, type JoiningAddress } from '../shared/machine/joining-address.ts';
import { openJoining } from '../shared/machine/joining-machine.ts';
import type {
  JoiningPhase,
  JoiningState,
  PersonFacts,
  Refusal,
  Submission,
} from '../shared/machine/joining-states.ts';
import { ids } from './joining-facts.ts';
import { testJoiningCart } from './membership-examples.ts';

export const monthly = { typeId: '101', paymentOptionId: '1011', paymentType: 'recurring' } as const;
export const single = { typeId: '101', paymentOptionId: '1012', paymentType: 'fixed' } as const;

export const home: JoiningAddress = { mode: 'join', membershipId: null, centreSlug: null, membership: null };
export const atCentre: JoiningAddress = { ...home, centreSlug: 'sale-leisure-centre' };
export const atMembership: JoiningAddress = {
  ...atCentre,
  membership: { by: 'slug', value: 'adult', paymentType: 'recurring' },
};
export const toRenew: JoiningAddress = { ...home, mode: 'renew', membershipId: '31' };

export const cart: JoiningCart = testJoiningCart({
  homeVenue: exampleVenue({ slug: 'sale-leisure-centre' }),
});
export const renewal: JoiningCart = { ...cart, purchase: 'renewal', membershipId: '31' };

export const visitor: PersonFacts = { isLoggedIn: false, hasInstruction: false, hasQuestions: false };
export const customer: PersonFacts = { ...visitor, isLoggedIn: true };
export const payer: PersonFacts = { ...customer, hasInstruction: true };

/** Everything is finished but the dates. */
export const atDates: Joining = {
  ...freshJoining,
  centreSlug: 'sale-leisure-centre',
  membership: monthly,
  open: 'dates_section',
  edited: ids('CMD'),
  arrivedAt: addressKey(atMembership),
};
export const complete: Joining = { ...atDates, edited: ids('CMDRPS'), open: 'confirmation_section' };

export const opening: JoiningState = openJoining(freshJoining, null);
export const at = (
  phase: JoiningPhase['at'] | JoiningPhase,
  joining: Partial<Joining> = {},
  parts: Partial<JoiningState> = {},
): JoiningState => ({
  ...opening,
  basketOf: 'p1',
  joining: { ...atDates, ...joining },
  phase: typeof phase === 'string' ? ({ at: phase } as JoiningPhase) : phase,
  ...parts,
});

export const storing: JoiningPhase = { at: 'storing', newMandate: true };
export const answering: JoiningPhase = { at: 'answering', newMandate: true, cart };

export const details = {
  homeVenueId: 'AP1',
  membershipTypeId: '101',
  paymentOptionId: '1011',
  startDate: '2026-06-10',
};
export const ready: Submission = { incomplete: null, details };
export const refusal = (of: Refusal['of'], messages: Refusal['messages'] = {}): Refusal => ({
  of,
  messages,
  words: 'No',
});
