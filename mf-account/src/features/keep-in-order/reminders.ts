import type { User } from 'shared-contracts/api/auth';
import type { OwnMembership } from 'shared-contracts/api/own-memberships';

/** Something the person has to see to. */
export type Reminder =
  | { about: 'proof' }
  | { about: 'penalties' }
  | { about: 'mandate' }
  /** `days` until the document is no longer good; negative once it is not. */
  | { about: 'document'; name: string; days: number };

type Standing = Pick<
  User,
  'membershipDocumentUploadRequired' | 'documentExpiry' | 'hasOutstandingPenalties' | 'hasInstruction'
>;
type Held = Pick<OwnMembership, 'state' | 'paymentType'>;

/** Whether there is a monthly membership that nothing can be collected for. */
const lacksMandate = (user: Standing, memberships: readonly Held[]): boolean =>
  !user.hasInstruction &&
  memberships.some(({ state, paymentType }) => state !== 'ended' && paymentType === 'recurring');

/**
 * What a person has to see to, most pressing first (shell specification 3 "User").
 * @param memberships theirs, as far as they are known by now.
 */
export function remindersOf(user: Standing, memberships: readonly Held[]): Reminder[] {
  const documents = user.documentExpiry
    .filter(({ documentExpiringSoon }) => documentExpiringSoon)
    .toSorted((one, other) => one.daysToExpiry - other.daysToExpiry)
    .map(({ name, daysToExpiry }): Reminder => ({ about: 'document', name, days: daysToExpiry }));
  return [
    ...(user.hasOutstandingPenalties ? [{ about: 'penalties' } as const] : []),
    ...(lacksMandate(user, memberships) ? [{ about: 'mandate' } as const] : []),
    ...(user.membershipDocumentUploadRequired ? [{ about: 'proof' } as const] : []),
    ...documents,
  ];
}
