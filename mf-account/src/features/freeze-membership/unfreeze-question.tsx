import {
  membershipUnfreezing,
  type OwnMembership,
  type Unfreezing,
  unfreezeMembership,
} from 'shared-contracts/api/own-memberships';
import { displayDay } from 'shared-contracts/dates';
import { useApiQuery, useToast } from 'shared-platform';
import { Text } from 'shared-ui/core';
import { OfferDialog } from '../../shared/offer-dialog.tsx';
import { unbroken } from '../../shared/unbroken.ts';
import { useOfferedChange } from '../../shared/use-offered-change.ts';
import { texts as accountTexts } from '../../texts/en.ts';
import { texts } from '../../texts/freeze.ts';
import { useRefreshAfterFreeze } from './use-refresh-after-freeze.ts';

const words = texts.unfreeze;

interface Props {
  membership: OwnMembership;
  onClose(): void;
}

/** Asks whether to end a freeze, with the day that is possible. */
export default function UnfreezeQuestion({ membership, onClose }: Props) {
  const { id: membershipId, name, homeVenue } = membership;
  const toast = useToast();
  const follow = useRefreshAfterFreeze();
  const offer = useApiQuery(membershipUnfreezing, { params: { membershipId } }, { staleTime: 0 });
  const change = useOfferedChange(offer, unfreezeMembership);

  async function confirm({ endDate }: Unfreezing) {
    if (!(await change.carryOut({ params: { membershipId }, body: { endDate } }))) return;
    toast({ content: words.done(name), type: 'success' });
    follow();
    onClose();
  }

  return (
    <OfferDialog
      title={words.title}
      subject={accountTexts.memberships.named(name, homeVenue.name)}
      words={words}
      isReversible
      change={change}
      onConfirm={(shown) => void confirm(shown)}
      onClose={onClose}
    >
      {({ endDate }) => (
        <Text>{endDate === null ? words.never : words.until(unbroken(displayDay(endDate)))}</Text>
      )}
    </OfferDialog>
  );
}
