import { lazyPart, useFlags, useSession } from 'shared-platform';

const BookingFor = lazyPart(() => import(/* webpackChunkName: "booking-for" */ './booking-for.tsx'));

/** The choice whom to book for; it comes for people who are logged in, and shows where somebody is linked to them. */
export function BookingForWhom() {
  const { user } = useSession();
  const { kiosk } = useFlags();
  if (!user || kiosk) return null;
  return <BookingFor />;
}
