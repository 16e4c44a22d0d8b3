import { MembershipsSkeleton } from '../../shared/offers/memberships-skeleton.tsx';
import { LeadRoom } from './lead-room.tsx';

/** The shape of a change or a renewal until its membership is known, with the place of the words above it. */
export function HeldSkeleton() {
  return (
    <>
      <LeadRoom />
      <MembershipsSkeleton />
    </>
  );
}
