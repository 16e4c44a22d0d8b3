import {
  DRAFT_STEPS,
  type DraftChanges,
  type DraftStep,
  JOINING_DRAFT_DAYS,
} from 'shared-contracts/api/joining-draft';

const HOUR_MS = 3_600_000;

/** Lifetime of a mailed link. */
export const DRAFT_LINK_MS = 24 * HOUR_MS;
/** Lifetime of an address that a kiosk shows: long enough to scan a code, and no longer. */
export const HAND_OVER_MS = 10 * 60_000;
/** Time without changes before the person is reminded. */
export const QUIET_MS = 4 * HOUR_MS;

export const expiryFrom = (now: Date): Date => new Date(now.getTime() + JOINING_DRAFT_DAYS * 24 * HOUR_MS);

/** Mails that may be asked for within the time attempts count. A centre's guests share one address. */
export const LINK_QUOTA = { what: 'joining-link', perAccount: 3, perAddress: 30 };
/** Joinings that may be handed over. All kiosks of a centre share one address. */
export const HAND_OVER_QUOTA = { what: 'joining-hand-over', perAccount: 20, perAddress: 60 };
/** Links that may be tried without success. */
export const OPEN_QUOTA = { what: 'open-joining-draft', perAccount: 60, perAddress: 60 };

/** The steps to be saved that were changed elsewhere since the browser read them. */
export const staleSteps = (
  changes: DraftChanges,
  revisions: Readonly<Partial<Record<DraftStep, number>>>,
): DraftStep[] =>
  DRAFT_STEPS.filter((step) => {
    const change = changes[step];
    return change !== undefined && change.revision !== (revisions[step] ?? 0);
  });
