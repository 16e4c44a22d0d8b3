import type { ReactNode } from 'react';
import type { User } from 'shared-contracts/api/auth';
import { type OwnMembership, ownMemberships } from 'shared-contracts/api/own-memberships';
import { paths } from 'shared-contracts/links';
import { useApiQuery, useLinks, useSession, useSite } from 'shared-platform';
import { Button, EmptyState, Stack } from 'shared-ui/core';
import { Illustration } from '../../shared/illustration.tsx';
import { isMissingMandate } from '../../shared/is-missing-mandate.ts';
import { ListStates } from '../../shared/list-states.tsx';
import { MissingMandate } from '../../shared/missing-mandate.tsx';
import { texts } from '../../texts/en.ts';
import { MembershipCard } from './membership-card.tsx';

const words = texts.memberships;

interface Props {
  /** Something else on the page is more pressing. */
  isCalm: boolean;
  /** Freezes a membership, or ends its freeze. */
  renderFreeze(membership: OwnMembership): ReactNode;
  renderEnd(membership: OwnMembership): ReactNode;
}

/** The membership whose renewal is the main step: one that has ended is not while there is another. */
function mainRenewal(items: readonly OwnMembership[]): OwnMembership | undefined {
  const hasOther = items.some(({ state }) => state !== 'ended');
  return items.find(({ canRenew, state }) => canRenew && !(hasOther && state === 'ended'));
}

/** True if a Direct Debit or proof is missing, which is more pressing than a renewal. */
const isPressed = (user: User, items: readonly OwnMembership[]): boolean =>
  user.membershipDocumentUploadRequired || (!user.hasInstruction && isMissingMandate(items));

/** The memberships of the person: those that are good first, those that have ended last. */
export function MembershipList({ isCalm, renderFreeze, renderEnd }: Props) {
  const links = useLinks();
  const { user } = useSession();
  const { onlineJoiningEnabled } = useSite();
  const query = useApiQuery(ownMemberships, {});
  const items = query.data ?? [];
  const renewal = isCalm || (user && isPressed(user, items)) ? undefined : mainRenewal(items);
  return (
    <ListStates
      query={query}
      words={words}
      shape="membership"
      empty={
        <EmptyState
          picture={<Illustration name="membership" />}
          title={words.emptyTitle}
          action={
            onlineJoiningEnabled && (
              <Button variant={isCalm ? 'quiet' : 'primary'} href={links.cross('online-joining', paths.home)}>
                {words.buy}
              </Button>
            )
          }
        >
          {onlineJoiningEnabled ? words.emptyText : words.emptyTextAtCentre}
        </EmptyState>
      }
    >
      {() => (
        <Stack spacing={3}>
          {user && (
            <MissingMandate
              user={user}
              memberships={items}
              isQuiet={isCalm || user.membershipDocumentUploadRequired}
              isMainStep
            />
          )}
          {items.map((membership) => (
            <MembershipCard
              key={membership.id}
              membership={membership}
              isRenewalMainStep={membership === renewal}
              isOneOfSeveral={items.length > 1}
              hasOther={items.some((item) => item !== membership && item.state === 'current')}
              freezeAction={renderFreeze(membership)}
              endAction={renderEnd(membership)}
            />
          ))}
        </Stack>
      )}
    </ListStates>
  );
}
