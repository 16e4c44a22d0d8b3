import { useId } from 'react';
import type { PastBooking } from 'shared-contracts/api/bookings';
import type { OwnMembership } from 'shared-contracts/api/own-memberships';
import { siteDay } from 'shared-contracts/dates';
import { Card, Heading, Stack, Text } from 'shared-ui/core';
import { BenefitUse } from '../../shared/benefit-use.tsx';
import { texts as words } from '../../texts/at-a-glance.ts';
import { countedBenefits, sessionsThisMonth } from './month-use.ts';

const monthOf = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));

interface Props {
  userId: string;
  past: readonly PastBooking[] | undefined;
  memberships: readonly OwnMembership[] | undefined;
}

/** The person’s use of their membership this month; nothing without a visit. */
export function ThisMonth({ userId, past = [], memberships = [] }: Props) {
  const titleId = useId();
  const today = siteDay(new Date());
  const sessions = sessionsThisMonth(past, { userId, today });
  const benefits = countedBenefits(memberships);
  if (sessions === 0 && benefits.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} id={titleId} sx={{ mb: 2 }}>
        {words.month}
      </Heading>
      <Card>
        <Stack spacing={2.5}>
          {sessions > 0 && <Text weight="bold">{words.sessions(sessions, monthOf(today))}</Text>}
          {benefits.map((benefit) => (
            <div key={benefit.name}>
              <Text weight="bold">{benefit.name}</Text>
              <BenefitUse benefit={benefit} />
            </div>
          ))}
        </Stack>
      </Card>
    </section>
  );
}
