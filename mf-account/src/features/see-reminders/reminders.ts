import type { User } from 'shared-contracts/api/auth';

/** Something the person has to see to. */
export type Reminder =
  | { about: 'proof' }
  | { about: 'penalties' }
  /** `days` until the document is no longer good; negative once it is not. */
  | { about: 'document'; name: string; days: number };

type Standing = Pick<User, 'membershipDocumentUploadRequired' | 'documentExpiry' | 'hasOutstandingPenalties'>;

/** Open matters of a person, most pressing first (shell specification 3 "User"). */
export function remindersOf(user: Standing): Reminder[] {
  const documents = user.documentExpiry
    .filter(({ documentExpiringSoon }) => documentExpiringSoon)
    .toSorted((one, other) => one.daysToExpiry - other.daysToExpiry)
    .map(({ name, daysToExpiry }): Reminder => ({ about: 'document', name, days: daysToExpiry }));
  return [
    ...(user.hasOutstandingPenalties ? [{ about: 'penalties' } as const] : []),
    ...(user.membershipDocumentUploadRequired ? [{ about: 'proof' } as const] : []),
    ...documents,
  ];
}
