import type { Insertable } from 'kysely';
import type { Answer } from 'shared-contracts/data-fields';
import { addDays, siteDay } from 'shared-contracts/dates';
import { defaultFlags } from '../people/wiring.ts';
import type { PersonFlags, PersonTable, SavedCardTable } from '../platform/index.ts';

/** Everyone's password on a seeded system. */
export const SEED_PASSWORD = 'Passw0rd!';

type ElsewhereFilled = 'passwordHash' | 'flags' | 'answers' | 'tenantId' | 'homeVenueId';
type SeedPerson = Omit<Insertable<PersonTable>, ElsewhereFilled> & {
  tenant: string;
  flags: PersonFlags;
  answers: Record<string, Answer>;
};

/** Registration asks everyone for it, since many classes are for people of some ages only. */
export const ADULT_BIRTHDAY = '1991-09-30';

const customer = (
  tenant: string,
  reference: string,
  email: string,
  firstName: string,
  lastName: string,
): SeedPerson => ({
  tenant,
  reference,
  email,
  firstName,
  lastName,
  membershipUserId: null,
  creditPence: 0,
  flags: defaultFlags,
  answers: { dateOfBirth: ADULT_BIRTHDAY },
  isStaff: false,
  staffRole: null,
});

/** A person in every situation the product knows. */
export function seedPeople(now: Date): SeedPerson[] {
  const today = siteDay(now);
  return [
    customer('riverside', 'RIV100001', 'sam.new@example.com', 'Sam', 'Newbury'),
    {
      ...customer('riverside', 'RIV100002', 'alex.member@example.com', 'Alex', 'Fairbairn'),
      membershipUserId: 'M-200002',
      creditPence: 1250,
      flags: { ...defaultFlags, hasInstruction: true, hasBillingDate: true },
      answers: {
        dateOfBirth: '1988-04-17',
        gender: 'woman',
        mobile: '07700 900201',
        'address.lineOne': '8 Weir Street',
        'address.city': 'Sale',
        'address.postcode': 'M33 7AB',
        'emergencyContact.name': 'Sidney Fairbairn',
        'emergencyContact.phone': '0161 496 0201',
        interests: ['swimming', 'classes'],
        activeDays: 3,
        'marketing.email': true,
      },
    },
    {
      ...customer('riverside', 'RIV100003', 'jo.renew@example.com', 'Jo', 'Ashdown'),
      membershipUserId: 'M-200003',
      flags: {
        ...defaultFlags,
        hasOutstandingPenalties: true,
        documents: [{ name: 'Proof of student status', expiresOn: addDays(today, 12) }],
        membershipDocumentUploadRequired: true,
      },
    },
    {
      ...customer('riverside', 'RIV100006', 'lee.lapsed@example.com', 'Lee', 'Marsden'),
      membershipUserId: 'M-200006',
      flags: { ...defaultFlags, hasBillingDate: true },
    },
    {
      ...customer('riverside', CREDIT_REFERENCE, 'nia.everywhere@example.com', 'Nia', 'Osei'),
      membershipUserId: 'M-200010',
    },
    customer('riverside', 'RIV100004', 'twins@example.com', 'Robin', 'Hartley'),
    customer('riverside', 'RIV100005', 'twins@example.com', 'Frankie', 'Hartley'),
    customer('riverside', BOOKED_REFERENCE, 'pat.regular@example.com', 'Pat', 'Regan'),
    {
      ...customer('riverside', 'RIV900001', 'staff@example.com', 'Morgan', 'Desk'),
      isStaff: true,
      staffRole: 'manager',
    },
    {
      ...customer('riverside', 'RIV900002', 'desk@example.com', 'Ellis', 'Reception'),
      isStaff: true,
      staffRole: 'desk',
    },
    customer('northpeak', 'NOR100001', 'sam.new@example.com', 'Sam', 'Newbury'),
    customer('harbour', 'HAR100001', 'sam.new@example.com', 'Sam', 'Newbury'),
  ];
}

/** The standing card of the card sandbox that the member has saved. */
export const memberCard: Omit<Insertable<SavedCardTable>, 'tenantId' | 'personId' | 'createdAt'> = {
  cardType: 'Visa',
  lastFourDigits: '0006',
  cardHolderName: 'Alex Fairbairn',
  expiryDate: '12/39',
  externalIdentifier: '5A7ED000-0000-4000-8000-000000000006',
};

export const MEMBER_REFERENCE = 'RIV100002';
/** A member whose bank cancelled their Direct Debit. */
export const LAPSED_REFERENCE = 'RIV100006';
/** A member whose membership gives credit. */
export const CREDIT_REFERENCE = 'RIV100010';
/** A person who owes for a class they gave up too late. */
export const OWING_REFERENCE = 'RIV100003';
/** A person who has booked a class that has begun today. */
export const BOOKED_REFERENCE = 'RIV100009';
