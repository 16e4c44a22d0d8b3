import { needsDirectDebit } from 'shared-contracts/memberships';
import type { Joining } from '../state/joining.ts';

/** Whether a submission sets up a new mandate: a new monthly membership of somebody without an instruction (joining 4). */
export const submitsNewMandate = (
  { mode, membership }: Pick<Joining, 'mode' | 'membership'>,
  payer: { hasInstruction: boolean },
): boolean => mode === 'join' && membership !== null && needsDirectDebit(membership.paymentType, payer);
