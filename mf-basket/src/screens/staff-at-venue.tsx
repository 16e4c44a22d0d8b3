import { venues } from 'shared-contracts/api/venues';
import { useApiQuery, useSession, useVenue } from 'shared-platform';
import { texts } from '../texts/desk.ts';

/** The member of staff, and the venue they work at once it is chosen. */
export function StaffAtVenue() {
  const { user } = useSession();
  const { slug } = useVenue();
  const { data } = useApiQuery(venues, {});
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`;
  const venue = data?.find((one) => one.slug === slug);
  return <>{venue ? texts.staffAt(name, venue.name) : texts.staff(name)}</>;
}
