import { useSession } from 'shared-platform';

/** Who is joining. */
export function DetailsSummary() {
  const { user } = useSession();
  return user && `${user.firstName} ${user.lastName}, ${user.email}`;
}
