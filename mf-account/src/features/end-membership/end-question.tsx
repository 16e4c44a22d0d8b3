import { useState } from 'react';
import {
  endMembership,
  type MembershipEnding,
  membershipEnding,
  type OwnMembership,
  ownMemberships,
} from 'shared-contracts/api/own-memberships';
import { mandate } from 'shared-contracts/api/payments';
import { displayDay } from 'shared-contracts/dates';
import { useApi, useApiMutation, useApiQuery, useToast } from 'shared-platform';
import { Text } from 'shared-ui/core';
import { OfferDialog } from '../../parts/offer-dialog.tsx';
import { texts } from '../../texts/en.ts';

const words = texts.ending;

interface Props {
  membership: OwnMembership;
  onClose(): void;
  onEnded(): void;
}

/** Whether to end a membership, with its last day and what is still collected. */
export default function EndQuestion({ membership, onClose, onEnded }: Props) {
  const { id: membershipId, name, homeVenue } = membership;
  const api = useApi();
  const toast = useToast();
  const ending = useApiQuery(membershipEnding, { params: { membershipId } }, { staleTime: 0 });
  const request = useApiMutation(endMembership);
  // The same attempt sent again must not be a second one; another day is another attempt.
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());

  async function end({ endDate }: MembershipEnding) {
    const result = await request.run({ params: { membershipId }, body: { endDate } }, { idempotencyKey });
    if (!result.ok) {
      if (result.error.kind === 'conflict') {
        setIdempotencyKey(crypto.randomUUID());
        ending.reload();
      }
      return;
    }
    toast({ content: words.done(name, displayDay(result.data.endDate)), type: 'success' });
    for (const changed of [ownMemberships, mandate]) api.invalidate(changed);
    onEnded();
  }

  return (
    <OfferDialog
      title={words.title}
      subject={texts.memberships.named(name, homeVenue.name)}
      words={words}
      offer={ending}
      isRunning={request.requesting}
      error={request.error}
      onConfirm={(offer) => void end(offer)}
      onClose={onClose}
    >
      {({ endDate, lastPayment }) => (
        <>
          <Text>{words.lastDay(displayDay(endDate))}</Text>
          <Text>
            {lastPayment
              ? words.lastPayment(lastPayment.amount.formatted, displayDay(lastPayment.day))
              : words.noPayment}
          </Text>
        </>
      )}
    </OfferDialog>
  );
}
