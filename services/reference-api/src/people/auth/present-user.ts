import type { User } from 'shared-contracts/api/auth';
import { siteDay } from 'shared-contracts/dates';
import { formatMoney, pounds } from 'shared-contracts/money';
import type { Person } from '../../platform/index.ts';

/** From how many days before its last a document is to be replaced. */
export const SOON_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** Whole days from one YYYY-MM-DD to another; negative once it has passed. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

interface Shown extends Pick<User, 'homeVenue' | 'profilePhoto'> {
  symbol: string;
  now: Date;
}

/** The person as their pages know them (shell specification 3 "User"). */
export function presentUser(person: Person, { homeVenue, profilePhoto, symbol, now }: Shown): User {
  const { flags, creditPence, membershipUserId } = person;
  return {
    id: person.id,
    reference: person.reference,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    membershipUser: membershipUserId === null ? null : { id: membershipUserId },
    homeVenue,
    credit: { balance: pounds(creditPence), formattedBalance: formatMoney(creditPence, symbol) },
    hasInstruction: flags.hasInstruction,
    hasBillingDate: flags.hasBillingDate,
    hasOutstandingPenalties: flags.hasOutstandingPenalties,
    documentExpiry: flags.documents.map(({ name, expiresOn, isReplaced }) => {
      const daysToExpiry = daysBetween(siteDay(now), expiresOn);
      return { name, daysToExpiry, documentExpiringSoon: !isReplaced && daysToExpiry <= SOON_DAYS };
    }),
    membershipDocumentUploadRequired: flags.membershipDocumentUploadRequired,
    profilePhoto,
    currency: { symbol },
    isStaff: person.isStaff,
    staffRole: person.staffRole,
    secondFactor: person.secondFactor ?? null,
    secondFactors: [...(person.secondFactors ?? [])],
  };
}
