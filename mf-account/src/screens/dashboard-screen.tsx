import { upcomingBookings } from 'shared-contracts/api/account';
import { waitingPlaces } from 'shared-contracts/api/waiting-list';
import { lazyPart, useApiQuery, useSession } from 'shared-platform';
import { Container, PageHeader, Skeleton, Stack, styled } from 'shared-ui/core';
import { AccountSections } from '../features/move-in-my-account/account-sections.tsx';
import { BookingsSkeleton } from '../features/see-my-bookings/bookings-skeleton.tsx';
import { CreditBalance } from '../features/see-my-bookings/credit-balance.tsx';
import { UpcomingBookings } from '../features/see-my-bookings/upcoming-bookings.tsx';
import { byDeadline, isOffered } from '../features/see-my-waiting-lists/is-offered.ts';
import { AccountReminders } from '../features/see-reminders/account-reminders.tsx';
import { remindersOf } from '../features/see-reminders/reminders.ts';
import { PHOTO_SIZE, ProfilePhoto } from '../shared/profile-photo.tsx';
import { texts } from '../texts/en.ts';

const Top = styled('div')({
  display: 'flex',
  gap: 'clamp(12px, 2vw, 20px)',
  '@media (max-width: 599.95px)': { flexWrap: 'wrap' },
  paddingBlock: 'clamp(20px, 4vw, 48px) clamp(24px, 3vw, 32px)',
});

const AtAGlance = lazyPart(() => import(/* webpackChunkName: "at-a-glance" */ './at-a-glance.tsx'));

const OfferedPlace = lazyPart(
  () => import(/* webpackChunkName: "offered-place" */ '../features/see-my-waiting-lists/offered-place.tsx'),
);

/** The start of the account area: who is logged in, what to see to, where to be next, what they have. Its shape until the person is known. */
export default function DashboardScreen() {
  const { user } = useSession();
  const bookings = useApiQuery(upcomingBookings, {}, { enabled: user !== null });
  const waiting = useApiQuery(waitingPlaces, {}, { enabled: user !== null });
  // A place that is in the basket has no list any more; an operator's API need not know waiting lists.
  const lists = (waiting.data ?? []).filter(({ session }) => session.waitingList);
  const offer = lists.filter(isOffered).toSorted(byDeadline)[0];
  // Until both are loaded it is not known whether something comes before the bookings.
  const isLoading = bookings.state === 'loading' || waiting.state === 'loading';
  const firstName = user?.firstName.trim();
  return (
    <Container width="reading" sx={{ paddingBlockEnd: 8 }}>
      <Top>
        {user ? (
          <ProfilePhoto user={user} />
        ) : (
          <Skeleton width={PHOTO_SIZE} height={PHOTO_SIZE} sx={{ borderRadius: '50%', flex: 'none' }} />
        )}
        <PageHeader
          title={firstName ? texts.greeting(firstName) : texts.greetingWithoutName}
          lead={user ? texts.reference(user.reference) : <Skeleton width={260} height="1.5em" />}
          sx={{ flex: 1, minWidth: 0, paddingBlock: 0 }}
        />
        {user && <CreditBalance credit={user.credit} />}
      </Top>
      {user ? (
        <>
          <AccountReminders user={user} urgent={offer && <OfferedPlace entry={offer} />} />
          <Stack spacing={5}>
            <UpcomingBookings
              userId={user.id}
              query={bookings}
              isLoading={isLoading}
              isCalm={offer !== undefined}
              waiting={lists.filter((entry) => entry !== offer).length}
            />
            {/* Until they are there it is not known where the rest begins. */}
            {!isLoading && (
              <AtAGlance user={user} hasReminder={offer !== undefined || remindersOf(user).length > 0}>
                <AccountSections />
              </AtAGlance>
            )}
          </Stack>
        </>
      ) : (
        <BookingsSkeleton />
      )}
    </Container>
  );
}
