import type { ReactNode } from 'react';
import { type OwnMembership, ownMemberships } from 'shared-contracts/api/own-memberships';
import { paths } from 'shared-contracts/links';
import { useApiQuery, useLinks, useSession, useSite } from 'shared-platform';
import { Button, EmptyState, Stack } from 'shared-ui/core';
import { Illustration } from '../../shared/illustration.tsx';
import { ListStates } from '../../shared/list-states.tsx';
import { MissingMandate } from '../../shared/missing-mandate.tsx';
import { texts } from '../../texts/en.ts';
import { MembershipCard } from './membership-card.tsx';

const words = texts.memberships;

/** The memberships of the person: those that are good first, those that have ended last. */
export function MembershipList({ renderAction }: { renderAction(membership: OwnMembership): ReactNode }) {
  const links = useLinks();
  const { user } = useSession();
  const { onlineJoiningEnabled } = useSite();
  const query = useApiQuery(ownMemberships, {});
  return (
    <ListStates
      query={query}
      words={words}
      shape="facts"
      empty={
        <EmptyState
          picture={<Illustration name="membership" />}
          title={words.emptyTitle}
          action={
            onlineJoiningEnabled && (
              <Button href={links.cross('online-joining', paths.home)}>{words.buy}</Button>
            )
          }
        >
          {onlineJoiningEnabled ? words.emptyText : words.emptyTextAtCentre}
        </EmptyState>
      }
    >
      {(items) => (
        <Stack spacing={3}>
          {user && (
            <MissingMandate user={user} memberships={items} isQuiet={user.membershipDocumentUploadRequired} />
          )}
          {items.map((membership) => (
            <MembershipCard
              key={membership.id}
              membership={membership}
              isFirstToRenew={membership === items.find(({ canRenew }) => canRenew)}
              isOneOfSeveral={items.length > 1}
              action={renderAction(membership)}
            />
          ))}
        </Stack>
      )}
    </ListStates>
  );
}
