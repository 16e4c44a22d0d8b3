import { lazyPart, useSession } from 'shared-platform';
import { Container, PageHeader, Stack } from 'shared-ui/core';
import { AccountReminders } from '../features/account-reminders/account-reminders.tsx';
import { remindersOf } from '../features/account-reminders/reminders.ts';
import { CreditBalance } from '../features/see-my-bookings/credit-balance.tsx';
import { UpcomingBookings } from '../features/see-my-bookings/upcoming-bookings.tsx';
import { CardSkeleton } from '../shared/card-skeleton.tsx';
import { ProfilePhoto } from '../shared/profile-photo.tsx';
import { texts } from '../texts/en.ts';

const AtAGlance = lazyPart(() => import(/* webpackChunkName: "at-a-glance" */ './at-a-glance.tsx'), {
  pending: () => <CardSkeleton label={texts.glance.loading} />,
});

/** The start of the account area: who is logged in, what to see to, where to be next, what they have. */
export default function DashboardScreen() {
  const { user } = useSession();
  if (!user) return null;
  const firstName = user.firstName.trim();
  return (
    <Container width="reading" sx={{ paddingBlockEnd: 8 }}>
      <PageHeader
        eyebrow={<ProfilePhoto user={user} />}
        title={firstName ? texts.greeting(firstName) : texts.greetingWithoutName}
        lead={texts.reference(user.reference)}
        actions={<CreditBalance credit={user.credit} />}
      />
      <AccountReminders user={user} />
      <Stack spacing={5}>
        <UpcomingBookings userId={user.id} />
        <AtAGlance user={user} hasReminder={remindersOf(user).length > 0} />
      </Stack>
    </Container>
  );
}
