import type { MembershipType } from 'shared-contracts/api/membership-entities';
import { Heading } from 'shared-ui/core';
import { texts } from '../../texts/change.ts';
import { useHeld } from '../offers/use-held.ts';
import { Differences } from './differences.tsx';

/** A membership compared with the one that is changed; nothing where none is, or where its inclusions are unknown. */
export function ComparedOffer({ type }: { type: MembershipType }) {
  const { membership, heldType } = useHeld().data ?? {};
  if (!membership || !heldType) return null;
  return (
    <section>
      <Heading level={3} size={4} sx={{ mb: 2 }}>
        {texts.compared(membership.name)}
      </Heading>
      <Differences before={heldType} now={type} />
    </section>
  );
}
