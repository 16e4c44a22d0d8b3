import { useSession } from 'shared-platform';
import { Container, PageHeader } from 'shared-ui/core';
import { AccountReminders } from '../features/keep-in-order/account-reminders.tsx';
import { ProfilePhoto } from '../features/keep-in-order/profile-photo.tsx';
import { CreditBalance } from '../features/see-my-bookings/credit-balance.tsx';
import { UpcomingBookings } from '../features/see-my-bookings/upcoming-bookings.tsx';
import { texts } from '../texts/en.ts';

/** The start of the account area: who is logged in, and where to be next. */
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
      <UpcomingBookings userId={user.id} />
    </Container>
  );
}
