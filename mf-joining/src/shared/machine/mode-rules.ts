import type { Mode } from './joining.ts';

/** Rules of a mode. The machine, the sections and the screens read them here. */
export interface ModeRules {
  /** It is about a membership that the person holds: its home centre stays, and their details are not asked for. */
  isHeld: boolean;
  /** Another membership can be chosen. */
  hasChoice: boolean;
  /** Monthly or a single payment can be chosen. */
  hasPaymentChoice: boolean;
  hasSetupFee: boolean;
  hasPromotion: boolean;
  /** Memberships are compared with the one that the person holds. */
  isCompared: boolean;
  /** Source of the price and the possible start: the costs of a membership, those of a change, or the basket. */
  pricedBy: 'costs' | 'change' | 'basket';
  /** Taken up before the sections begin: the home centre of the membership, or its renewal, which goes into the basket. */
  takesUp: 'home-centre' | 'renewal' | null;
}

/** The modes of joining (joining specification 1, 4 and 6; decisions 34). */
export const modeRules: Readonly<Record<Mode, ModeRules>> = {
  join: {
    isHeld: false,
    hasChoice: true,
    hasPaymentChoice: true,
    hasSetupFee: true,
    hasPromotion: true,
    isCompared: false,
    pricedBy: 'costs',
    takesUp: null,
  },
  change: {
    isHeld: true,
    hasChoice: true,
    hasPaymentChoice: false,
    hasSetupFee: false,
    hasPromotion: false,
    isCompared: true,
    pricedBy: 'change',
    takesUp: 'home-centre',
  },
  renew: {
    isHeld: true,
    hasChoice: false,
    hasPaymentChoice: false,
    hasSetupFee: true,
    hasPromotion: false,
    isCompared: false,
    pricedBy: 'basket',
    takesUp: 'renewal',
  },
};
