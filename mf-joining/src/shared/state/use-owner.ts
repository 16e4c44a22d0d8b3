import { useSession } from 'shared-platform';
import { VISITOR } from '../machine/joining-machine.ts';

/** Whose the basket is; `null` while the session is being checked. */
export function useOwner(): string | null {
  const { status, user } = useSession();
  if (status === 'authenticated') return user.id;
  return status === 'anonymous' ? VISITOR : null;
}
