import { ApiFailure, type Call, notFound, type Person, requireUser, texts } from '../../platform/index.ts';
import { recordStaffView } from '../audit/record-act.ts';
import { findPerson } from './store.ts';

/** True if staff asks from the front-of-house host, where money other than a card is taken (decisions 28). */
export function isAtDesk(call: Pick<Call, 'user' | 'host'>): boolean {
  return call.host.app === 'front-of-house' && call.user?.isStaff === true;
}

/** Throws the 403 failure for everyone but staff on the front-of-house host. */
export function requireDesk(call: Pick<Call, 'user' | 'host'>): void {
  if (!isAtDesk(call)) throw new ApiFailure(403, texts.status.forbidden);
}

/**
 * True if a member of staff who is no manager does something for themselves, on whatever host: money that no one else
 * has seen must not become theirs.
 */
export function isServingThemselves({ user }: Pick<Call, 'user'>, personId: string): boolean {
  return user?.id === personId && user.staffRole === 'desk';
}

/**
 * Whose basket a call is about: the person's own, or at the desk that of the customer they serve. Who books for someone
 * linked does so in their own basket. Whom staff serve is in the audit log. Throws the 403 or 404 failure.
 */
export async function resolveBasketOwner(
  call: Pick<Call, 'user' | 'host' | 'db' | 'tenant' | 'now'>,
  selectedUserId: string | null | undefined,
): Promise<Person> {
  const user = requireUser(call);
  if (!selectedUserId || selectedUserId === user.id) return user;
  requireDesk(call);
  const customer = await findPerson(call, selectedUserId);
  if (!customer) throw notFound();
  await recordStaffView(call, [{ act: 'customer-seen', personId: customer.id }]);
  return { ...customer, isServed: true };
}
