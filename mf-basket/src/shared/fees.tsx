import type { MembershipFee } from 'shared-contracts/api/membership-entities';
import { Sums } from './sums.tsx';

/** Fees that make up the price of a membership, in the server's words and amounts. */
export function Fees({ fees }: { fees: readonly MembershipFee[] }) {
  if (fees.length === 0) return null;
  return <Sums sums={fees.map(({ label, price }) => ({ label, amount: price.formatted }))} />;
}
