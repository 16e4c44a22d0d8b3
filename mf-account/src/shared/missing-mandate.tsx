import type { User } from 'shared-contracts/api/auth';
import type { OwnMembership } from 'shared-contracts/api/own-memberships';
import { useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button, Notice, Text, TextLink } from 'shared-ui/core';
import { texts } from '../texts/en.ts';
import { isMissingMandate } from './is-missing-mandate.ts';

const words = texts.glance;

interface Props {
  user: Pick<User, 'hasInstruction'>;
  memberships: readonly OwnMembership[];
  /** A more pressing matter is shown above. */
  isQuiet: boolean;
  /** It is the main step of the screen. */
  isMainStep?: boolean;
}

/** Says that nothing can be collected, and leads to where an account is named. Nothing where that is in order. */
export function MissingMandate({ user, memberships, isQuiet, isMainStep = false }: Props) {
  const links = useLinks();
  const to = links.to('/payments');
  if (user.hasInstruction || !isMissingMandate(memberships)) return null;
  if (isQuiet) {
    return (
      <Text>
        {words.mandate}.{' '}
        <TextLink component={Link} to={to}>
          {words.setUp}
        </TextLink>
      </Text>
    );
  }
  return (
    <Notice
      severity="warning"
      live={false}
      title={words.mandate}
      action={
        <Button variant={isMainStep ? 'primary' : 'quiet'} component={Link} to={to}>
          {words.setUp}
        </Button>
      }
    >
      {words.mandateText}
    </Notice>
  );
}
