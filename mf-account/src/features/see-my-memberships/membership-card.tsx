import { type ReactNode, useId } from 'react';
import type { OwnMembership } from 'shared-contracts/api/own-memberships';
import { paths } from 'shared-contracts/links';
import { useLinks, useSession } from 'shared-platform';
import { Box, Button, Card, Heading, Stack, styled, VisuallyHidden } from 'shared-ui/core';
import { Facts } from '../../shared/facts.tsx';
import { MembershipChip } from '../../shared/membership-chip.tsx';
import { ProfilePhoto } from '../../shared/profile-photo.tsx';
import { texts } from '../../texts/en.ts';
import { MembershipBenefits } from './membership-benefits.tsx';
import { membershipFacts } from './membership-facts.tsx';
import { MembershipNotice } from './membership-notice.tsx';

const words = texts.memberships;

const NARROW = '@media (max-width: 599.95px)';

/** Actions beside one another; on a phone one below the other. */
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  [NARROW]: { display: 'grid', gap: 4, justifyItems: 'start' },
  // A stack takes the margins of what is in it; a row that opens has room of its own, and so has a text button.
  'details + &&&': { marginBlockStart: 8 },
  'details + &&&:not(:has([data-variant="quiet"], [data-variant="primary"]))': { marginBlockStart: -4 },
});

/** Number of facts that are two and two: three in a row would leave one alone. */
const FOUR = 4;

interface Props {
  membership: OwnMembership;
  /** Its renewal is the main step of the screen. */
  isRenewalMainStep: boolean;
  /** One of several: its benefits are folded. */
  isOneOfSeveral: boolean;
  /** The person has another one that is good. */
  hasOther: boolean;
  /** Freezes it, or ends its freeze. */
  freezeAction: ReactNode;
  endAction: ReactNode;
}

/** One membership: where it stands, what it gives, what can be done about it. */
export function MembershipCard(props: Props) {
  const { membership, isRenewalMainStep, isOneOfSeveral, hasOther, freezeAction, endAction } = props;
  const titleId = useId();
  const { user } = useSession();
  const { name, homeVenue, state, freeze } = membership;
  const facts = membershipFacts(membership);
  const isFrozen = freeze?.isUnderWay ?? false;
  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      sx={{ '--fact-width': { xs: '130px', sm: facts.length === FOUR ? '260px' : '200px' } }}
    >
      <Stack spacing={2.5}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          {user?.profilePhoto && state === 'current' && <ProfilePhoto user={user} />}
          <Heading level={2} size={3} id={titleId}>
            {words.named(name, homeVenue.name)}
          </Heading>
          <MembershipChip membership={membership} isBrief />
        </Box>
        <MembershipNotice membership={membership} hasOther={hasOther} unfreeze={freezeAction} />
        <Facts facts={facts} />
        {state !== 'ended' && (
          <MembershipBenefits membership={membership} isFolded={isOneOfSeveral || isFrozen} />
        )}
        <MembershipActions membership={membership} isRenewalMainStep={isRenewalMainStep}>
          {!isFrozen && freezeAction}
          {endAction}
        </MembershipActions>
      </Stack>
    </Card>
  );
}

interface ActionsProps extends Pick<Props, 'membership' | 'isRenewalMainStep'> {
  /** Further actions. */
  children: readonly ReactNode[];
}

function MembershipActions({ membership, isRenewalMainStep, children }: ActionsProps) {
  const { id, name, canChange, canRenew } = membership;
  const links = useLinks();
  if (!canChange && !canRenew && !children.some(Boolean)) return null;
  return (
    <Actions>
      {canRenew && (
        <Button
          variant={isRenewalMainStep ? 'primary' : 'quiet'}
          href={links.cross('online-joining', paths.renewMembership(id))}
        >
          {words.renew}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
      {canChange && (
        <Button variant="quiet" href={links.cross('online-joining', paths.changeMembership(id))}>
          {words.change}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
      {children}
    </Actions>
  );
}
