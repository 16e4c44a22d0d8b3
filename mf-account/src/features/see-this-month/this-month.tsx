import { useId } from 'react';
import { pastBookings } from 'shared-contracts/api/bookings';
import { ownMemberships } from 'shared-contracts/api/own-memberships';
import { siteDay } from 'shared-contracts/dates';
import { useApiQuery } from 'shared-platform';
import { Card, Heading, Stack, Text } from 'shared-ui/core';
import { BenefitUse } from '../../shared/benefit-use.tsx';
import { texts as words } from '../../texts/at-a-glance.ts';
import { countedBenefits, sessionsThisMonth } from './month-use.ts';

const monthOf = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));

/** The person’s use of their membership this month; nothing without a visit. */
export function ThisMonth({ userId }: { userId: string }) {
  const titleId = useId();
  const memberships = useApiQuery(ownMemberships, {});
  const past = useApiQuery(pastBookings, {});
  const today = siteDay(new Date());
  const sessions = sessionsThisMonth(past.data ?? [], { userId, today });
  const benefits = countedBenefits(memberships.data ?? []);
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
