import { useId } from 'react';
import type { User } from 'shared-contracts/api/auth';
import { Card, Heading, Text } from 'shared-ui/core';
import { Facts } from '../../shared/facts.tsx';
import { texts } from '../../texts/en.ts';
import { EmailState } from './email-state.tsx';

const words = texts.details;

type Named = Pick<User, 'firstName' | 'lastName' | 'email' | 'reference'>;

/** The account's identity. Only a centre can change it, where someone checks proof. */
export function Identity({ user }: { user: Named }) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ '--fact-width': { xs: '130px', sm: '240px' } }}>
      <Heading level={2} size={3} id={titleId} sx={{ mb: 2 }}>
        {words.identity}
      </Heading>
      <Facts
        facts={[
          { label: words.firstName, value: user.firstName },
          { label: words.lastName, value: user.lastName },
          { label: words.reference, value: user.reference },
          // Last, since what is to say about it follows.
          { label: words.email, value: user.email, isLong: true },
        ]}
      />
      <EmailState email={user.email}>
        <Text size="small" tone="muted" sx={{ mt: 2 }}>
          {words.identityText}
        </Text>
      </EmailState>
    </Card>
  );
}
