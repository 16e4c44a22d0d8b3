import { useSession } from 'shared-platform';

/** The person who is joining. */
export function DetailsSummary() {
  const { user } = useSession();
  return user && `${user.firstName} ${user.lastName}, ${user.email}`;
}
