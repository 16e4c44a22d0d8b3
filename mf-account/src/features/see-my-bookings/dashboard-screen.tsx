import { useSession } from 'shared-platform';
import { Container, PageHeader } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { CreditBalance } from './credit-balance.tsx';
import { UpcomingBookings } from './upcoming-bookings.tsx';

/** The start of the account area: who is logged in, and where to be next. */
export default function DashboardScreen() {
  const { user } = useSession();
  if (!user) return null;
  const firstName = user.firstName.trim();
  return (
    <Container width="reading" sx={{ paddingBlockEnd: 8 }}>
      <PageHeader
        title={firstName ? texts.greeting(firstName) : texts.greetingWithoutName}
        lead={texts.reference(user.reference)}
        actions={<CreditBalance credit={user.credit} />}
      />
      <UpcomingBookings userId={user.id} />
    </Container>
  );
}
