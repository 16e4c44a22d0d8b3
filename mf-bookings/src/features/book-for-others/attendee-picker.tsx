import { lazyPart, useFlags, useSession } from 'shared-platform';

const BookingFor = lazyPart(() => import(/* webpackChunkName: "booking-for" */ './booking-for.tsx'));

/** Chooses whom to book for; for people who are logged in, and only if someone is linked to them. */
export function AttendeePicker({ isOnBand = false }: { isOnBand?: boolean }) {
  const { user } = useSession();
  const { kiosk } = useFlags();
  if (!user || kiosk) return null;
  return <BookingFor isOnBand={isOnBand} />;
}
