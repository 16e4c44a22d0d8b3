import type { Insertable } from 'kysely';
import { addMonths, billingDateFrom } from 'shared-contracts/billing-dates';
import { addDays, siteDay } from 'shared-contracts/dates';
import type { MandateTable, MembershipTable } from '../platform/index.ts';
import { CREDIT_REFERENCE, LAPSED_REFERENCE, MEMBER_REFERENCE } from './people.ts';

type HeldMembership = Omit<
  Insertable<MembershipTable>,
  'tenantId' | 'personId' | 'homeVenueId' | 'mandateId' | 'createdAt'
> & {
  /** Customer ID of who has it. */
  reference: string;
  paysByDirectDebit: boolean;
};

const BILLING_DAY = 15;
/** Riverside's adult membership by the month, and for a year. */
const ADULT = { membershipTypeId: 101, monthly: 1011, yearly: 1012 };
/** The one that gives credit, for a year. */
const EVERYWHERE = { membershipTypeId: 108, yearly: 1082 };
/** The code that riverside gave to one person only: the person who types it now is too late. */
const USED_UP_PROMOTION = 16;

/** The instruction of the member; the bank holds the account itself. */
export const mandateOfMember: Omit<
  Insertable<MandateTable>,
  'tenantId' | 'personId' | 'createdAt' | 'termsAcceptedAt'
> = {
  status: 'active',
  reference: 'RIVMEMBER0002',
  serviceUserName: 'Riverside Leisure Ltd',
  accountHolder: 'Alex Fairbairn',
  accountEnding: '4958',
  sealedDetails: null,
  billingDay: BILLING_DAY,
};

const nothingMore = { promotionId: null, previousMembershipId: null, status: 'active' as const };

/**
 * A person who pays month by month, a person who lost their Direct Debit, someone whose year is nearly over, and someone
 * whose membership gives credit.
 */
export function heldMemberships(now: Date): HeldMembership[] {
  const today = siteDay(now);
  const joined = addMonths(today, -14);
  const lastDay = addDays(today, 12);
  const monthly = {
    ...nothingMore,
    membershipTypeId: ADULT.membershipTypeId,
    paymentOptionId: ADULT.monthly,
    startDate: joined,
    endDate: null,
    pricePence: 3200,
    firstBillingDate: billingDateFrom(addMonths(joined, 1), BILLING_DAY),
  };
  return [
    { ...monthly, reference: MEMBER_REFERENCE, paysByDirectDebit: true },
    { ...monthly, reference: LAPSED_REFERENCE, paysByDirectDebit: false },
    {
      ...nothingMore,
      promotionId: USED_UP_PROMOTION,
      reference: 'RIV100003',
      paysByDirectDebit: false,
      membershipTypeId: ADULT.membershipTypeId,
      paymentOptionId: ADULT.yearly,
      startDate: addDays(addMonths(lastDay, -12), 1),
      endDate: lastDay,
      pricePence: 35200,
      firstBillingDate: null,
    },
    {
      ...nothingMore,
      reference: CREDIT_REFERENCE,
      paysByDirectDebit: false,
      membershipTypeId: EVERYWHERE.membershipTypeId,
      paymentOptionId: EVERYWHERE.yearly,
      startDate: addMonths(today, -2),
      endDate: addDays(addMonths(today, 10), -1),
      pricePence: 49500,
      firstBillingDate: null,
    },
  ];
}
