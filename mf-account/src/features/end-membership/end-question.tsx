import { upcomingBookings } from 'shared-contracts/api/account';
import {
  endMembership,
  type MembershipEnding,
  membershipEnding,
  type OwnMembership,
  ownMemberships,
} from 'shared-contracts/api/own-memberships';
import { mandate } from 'shared-contracts/api/payments';
import { displayDay } from 'shared-contracts/dates';
import { useApi, useApiQuery, useToast } from 'shared-platform';
import { Text } from 'shared-ui/core';
import { AffectedBookings } from '../../shared/affected-bookings.tsx';
import { OfferDialog } from '../../shared/offer-dialog.tsx';
import { unbroken } from '../../shared/unbroken.ts';
import { useOfferedChange } from '../../shared/use-offered-change.ts';
import { texts } from '../../texts/en.ts';
import { texts as words } from '../../texts/ending.ts';

interface Props {
  membership: OwnMembership;
  onClose(): void;
  onEnded(): void;
}

/** Asks whether to end a membership, with its last day and what is still collected. */
export default function EndQuestion({ membership, onClose, onEnded }: Props) {
  const { id: membershipId, name, homeVenue, state } = membership;
  const lastDay = state === 'pending' ? words.lastDayOfPending : words.lastDay;
  const api = useApi();
  const toast = useToast();
  const ending = useApiQuery(membershipEnding, { params: { membershipId } }, { staleTime: 0 });
  const change = useOfferedChange(ending, endMembership);

  async function end({ endDate, bookingsKey }: MembershipEnding) {
    const body = { endDate, ...(bookingsKey !== undefined && { bookingsKey }) };
    const ended = await change.carryOut({ params: { membershipId }, body });
    if (!ended) return;
    toast({ content: words.done(name, displayDay(ended.endDate)), type: 'success' });
    for (const changed of [ownMemberships, mandate, upcomingBookings]) api.invalidate(changed);
    onEnded();
  }

  return (
    <OfferDialog
      title={words.title}
      subject={texts.memberships.named(name, homeVenue.name)}
      words={words}
      change={change}
      onConfirm={(offer) => void end(offer)}
      onClose={onClose}
    >
      {({ endDate, lastPayment, laterBookings }) => (
        <>
          <Text>{lastDay(unbroken(displayDay(endDate)))}</Text>
          <Text>
            {lastPayment
              ? words.lastPayment(lastPayment.amount.formatted, unbroken(displayDay(lastPayment.day)))
              : words.noPayment}
          </Text>
          <AffectedBookings bookings={laterBookings} />
        </>
      )}
    </OfferDialog>
  );
}
