import { ApiFailure, type Call, notFound, type Person, requireUser, texts } from '../../platform/index.ts';
import { findPerson } from './store.ts';

/** Whether staff asks from the front-of-house host, where money other than a card is taken (decisions 28). */
export function isAtDesk(call: Pick<Call, 'user' | 'host'>): boolean {
  return call.host.app === 'front-of-house' && call.user?.isStaff === true;
}

/** Throws the 403 failure for everybody but staff on the front-of-house host. */
export function requireDesk(call: Pick<Call, 'user' | 'host'>): void {
  if (!isAtDesk(call)) throw new ApiFailure(403, texts.status.forbidden);
}

/**
 * Whose basket a call is about: the person's own, or at the desk that of the customer they serve. Who books for somebody
 * linked does so in their own basket. Throws the 403 or 404 failure.
 */
export async function personServed(
  call: Pick<Call, 'user' | 'host' | 'db' | 'tenant'>,
  selectedUserId: string | null | undefined,
): Promise<Person> {
  const user = requireUser(call);
  if (!selectedUserId || selectedUserId === user.id) return user;
  requireDesk(call);
  const customer = await findPerson(call, selectedUserId);
  if (!customer) throw notFound();
  return customer;
}
