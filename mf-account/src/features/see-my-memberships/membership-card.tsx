import { type ReactNode, useId } from 'react';
import type { OwnMembership } from 'shared-contracts/api/own-memberships';
import { paths } from 'shared-contracts/links';
import { useLinks, useSession, useSite } from 'shared-platform';
import { Box, Button, Card, Heading, Notice, Stack, VisuallyHidden } from 'shared-ui/core';
import { DOCUMENTS_ID } from '../../shared/documents-id.ts';
import { Facts } from '../../shared/facts.tsx';
import { MembershipChip } from '../../shared/membership-chip.tsx';
import { ProfilePhoto } from '../../shared/profile-photo.tsx';
import { texts } from '../../texts/en.ts';
import { MembershipCoverage } from './membership-coverage.tsx';
import { membershipFacts } from './membership-facts.ts';

const words = texts.memberships;

interface Props {
  membership: OwnMembership;
  /** Its renewal is the main step of the screen. */
  isFirstToRenew: boolean;
  /** One of several: its benefits are folded. */
  isOneOfSeveral: boolean;
  /** Further actions. */
  action: ReactNode;
}

/** One membership: where it stands, what it gives, what can be done about it. */
export function MembershipCard({ membership, isFirstToRenew, isOneOfSeveral, action }: Props) {
  const titleId = useId();
  const { customerServiceEmail } = useSite();
  const { user } = useSession();
  const { name, homeVenue, state, proof } = membership;
  return (
    <Card component="article" aria-labelledby={titleId}>
      <Stack spacing={2.5}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          {user?.profilePhoto && state === 'current' && <ProfilePhoto user={user} />}
          <Heading level={2} size={3} id={titleId}>
            {words.named(name, homeVenue.name)}
          </Heading>
          <MembershipChip membership={membership} />
        </Box>
        {state === 'pending' && (
          <Notice
            severity="warning"
            live={false}
            title={words.proofTitle}
            action={
              user?.membershipDocumentUploadRequired && (
                <Button variant="quiet" href={`#${DOCUMENTS_ID}`}>
                  {texts.reminders.upload}
                </Button>
              )
            }
          >
            {words.proofText(proof, customerServiceEmail)}
          </Notice>
        )}
        <Facts facts={membershipFacts(membership)} />
        {state !== 'ended' && <MembershipCoverage membership={membership} isFolded={isOneOfSeveral} />}
        <MembershipActions membership={membership} isFirstToRenew={isFirstToRenew} action={action} />
      </Stack>
    </Card>
  );
}

function MembershipActions({ membership, isFirstToRenew, action }: Omit<Props, 'isOneOfSeveral'>) {
  const { id, name, canChange, canRenew } = membership;
  const links = useLinks();
  if (!canChange && !canRenew && !action) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {canRenew && (
        <Button
          variant={isFirstToRenew ? 'primary' : 'quiet'}
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
      {action}
    </Box>
  );
}
